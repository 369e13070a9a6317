import type { Company } from '../contract/companies.ts'
import * as endpoints from '../contract/endpoints.ts'
import { type List, listFrom } from './list.ts'
import type { Provider } from './provider.ts'

/** Fills a list with data that was rendered into the page, unless it has loaded already. */
export function seed<Item>({ $list }: List<Item>, list: readonly Item[] | undefined): void {
  if (list && $list.get().state !== 'ready') $list.set({ state: 'ready', list })
}

/** Same for the companies. companies.ts would bundle code that a server-rendered page doesn't need yet. */
export const seedCompanies = (provider: Provider, list: readonly Company[] | undefined) =>
  seed(listFrom(provider, endpoints.companies), list)
