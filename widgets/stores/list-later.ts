import type { List, ListState } from './list.ts'

/** State of a list after loading it, with one retry if it has failed. */
export async function settled<Item>({ $list, reload }: List<Item>): Promise<ListState<Item>> {
  if ($list.get().state !== 'ready') await reload()
  return $list.get()
}

/** Fills a list with data that was rendered into the page, so that it isn't requested. */
export function fill<Item>({ $list }: List<Item>, list: readonly Item[]): void {
  $list.set({ state: 'ready', list })
}
