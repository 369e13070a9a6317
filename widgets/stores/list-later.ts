import type { List, ListState } from './list.ts'

/** What a list holds if it has come, else what comes now: one that failed is asked for once more. */
export async function settled<Item>({ $list, reload }: List<Item>): Promise<ListState<Item>> {
  if ($list.get().state !== 'ready') await reload()
  return $list.get()
}

/** Puts into a list what has come another way, as in a page drawn on the server: it need not be asked for. */
export function fill<Item>({ $list }: List<Item>, list: readonly Item[]): void {
  $list.set({ state: 'ready', list })
}
