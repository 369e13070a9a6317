import type { List } from './list.ts'

/** Fills a list with data that was rendered into the page, unless it has loaded already. */
export function seed<Item>({ $list }: List<Item>, list: readonly Item[] | undefined): void {
  if (list && $list.get().state !== 'ready') $list.set({ state: 'ready', list })
}
