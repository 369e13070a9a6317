import { NEWEST, type Order } from '../data/enquiries/desk-enquiries.ts'
import { VIEW_ORDER, type View } from '../data/enquiries/queue.ts'

/** Columns by which a list can be sorted. */
export const SORTS = ['received', 'name', 'travel', 'due', 'owner'] as const
export type Sort = (typeof SORTS)[number]

/** A column, and whether it is reversed. */
export interface Sorted {
  by: Sort
  descending: boolean
}

const NAME = `coalesce(nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email)`

/** Key and type of a column, and the time that counts as due in a view. */
function keyOf(by: Sort, view: View | ''): Pick<Order, 'key' | 'type'> {
  switch (by) {
    case 'name':
      return { key: `lower(${NAME})`, type: 'text' }
    case 'travel':
      return { key: `coalesce(from_date, 'infinity')`, type: 'date' }
    case 'owner':
      return {
        key: `coalesce((select name from staff where staff.uuid = owner), '')`,
        type: 'text',
      }
    case 'due':
      return { key: dueIn(view), type: 'timestamptz' }
    case 'received':
      return { key: 'received_at', type: 'timestamptz' }
  }
}

/** By an index, unless rows without a due time are in the list. */
const dueIn = (view: View | '') =>
  view === '' || view === 'done'
    ? `coalesce(due_at, waiting_since, 'infinity')`
    : VIEW_ORDER[view].key

/** The first thing to do first; otherwise the newest. */
function usual(view: View | ''): Sorted {
  const { key, descending } = VIEW_ORDER[view || 'done']
  return { by: key === 'received_at' ? 'received' : 'due', descending }
}

/** Parses `sort`, a column with '-' for descending. Anything else is the view's usual order. */
export function sortedBy(asked: string, view: View | ''): Sorted {
  const [, sign, name] = /^(-?)(\w+)$/.exec(asked) ?? []
  const by = SORTS.find((each) => each === name)
  return by ? { by, descending: sign === '-' } : usual(view)
}

/** The value of `sort` in a URL; '' for the view's usual order. */
export function sortText({ by, descending }: Sorted, view: View | ''): string {
  const { by: first, descending: down } = usual(view)
  return by === first && descending === down ? '' : `${descending ? '-' : ''}${by}`
}

export function orderOf({ by, descending }: Sorted, view: View | ''): Order {
  if (by === 'received' && descending) return NEWEST
  return { ...keyOf(by, view), descending }
}
