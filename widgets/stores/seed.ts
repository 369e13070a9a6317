import type { List } from './list.ts'

/** Gives a list what came with the page, unless it knows more already. */
export function seed<Item>({ $list }: List<Item>, list: readonly Item[] | undefined): void {
  if (list && $list.get().state !== 'ready') $list.set({ state: 'ready', list })
}
