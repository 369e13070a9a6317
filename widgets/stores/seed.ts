import type { Company } from '../contract/companies.ts'
import * as endpoints from '../contract/endpoints.ts'
import { type List, listFrom } from './list.ts'
import type { Provider } from './provider.ts'

/** Gives a list what came with the page, unless it knows more already. */
export function seed<Item>({ $list }: List<Item>, list: readonly Item[] | undefined): void {
  if (list && $list.get().state !== 'ready') $list.set({ state: 'ready', list })
}

/** The same for the companies, whose own module comes with much that a drawn page does not need yet. */
export const seedCompanies = (provider: Provider, list: readonly Company[] | undefined) =>
  seed(listFrom(provider, endpoints.companies), list)
