import { type Where, conditionsOf } from '../engine/conditions.ts'
import { type Parameter, type Queries, onlyRow } from '../engine/database.ts'
import { emitEnquiry } from '../webhooks/emit.ts'
import { type Order, deskEnquiries } from './desk-enquiries.ts'

/** Tabs of the desk's queue. */
export const VIEWS = ['mine', 'unassigned', 'overdue', 'waiting', 'done'] as const
export type View = (typeof VIEWS)[number]

export const isView = (text: string | undefined): text is View =>
  VIEWS.some((view) => view === text)

/** Who looks, and when. */
export interface Viewer {
  staff: string
  now: Date
}

/** Conditions with their values. Indexes of migration 181 have the same ones. */
const IN_VIEW: Record<View, (viewer: Viewer) => [condition: string, ...values: Parameter[]]> = {
  mine: ({ staff }) => ['owner = ? and due_at is not null', staff],
  unassigned: () => ['owner is null and due_at is not null'],
  overdue: ({ now }) => ['due_at < ?', now],
  waiting: () => ['waiting_since is not null'],
  done: () => ['due_at is null and waiting_since is null'],
}

/** Suspicious enquiries are in no list but their own. */
export const RELEASED = 'suspicious_at is null'

/** Adds the condition of a view. */
export function inView(view: View, viewer: Viewer, where: Where): void {
  where(RELEASED)
  where(...IN_VIEW[view](viewer))
}

/** Number of enquiries by view, each up to `most` + 1. With `uuids` (a JSON list), only of those. */
export async function viewCounts(
  { query }: Queries,
  viewer: Viewer,
  most: number,
  uuids?: string,
): Promise<Record<View, number>> {
  const values: Parameter[] = uuids ? [uuids] : []
  const counts = VIEWS.map((view) => {
    const { where, conditions } = conditionsOf(values)
    inView(view, viewer, where)
    if (uuids) where('uuid = any(array(select jsonb_array_elements_text($1::jsonb)::uuid))')
    const found = `select from enquiries where ${conditions.join(' and ')} limit ${most + 1}`
    return `(select count(*) from (${found}) as found) as ${view}`
  })
  return onlyRow(await query<Record<View, number>>(`select ${counts.join()}`, values))
}

/** The next time by which the company or the traveller has to act. */
export type Turn = { due: Date } | { waitsSince: Date }

/** Sets whose turn it is. A due time is reminded of once. A closed enquiry waits for nobody. */
export async function setTurn({ query }: Queries, uuid: string, turn: Turn): Promise<void> {
  const [due, since] = 'due' in turn ? [turn.due, null] : [null, turn.waitsSince]
  await query(
    `update enquiries set due_at = $2, reminded_at = null,
       waiting_since = case when status in ('New', 'In progress') then $3::timestamptz end
     where uuid = $1`,
    [uuid, due, since],
  )
}

/** Notes when a traveller was first written to or spoken to. */
export async function noteAnswer({ query }: Queries, uuid: string, at: Date): Promise<void> {
  await query('update enquiries set answered_at = coalesce(answered_at, $2) where uuid = $1', [
    uuid,
    at,
  ])
}

/** Assigns an enquiry; null unassigns it. Returns false if the owner no longer is `was`. */
export async function setOwner(
  queries: Queries,
  uuid: string,
  was: string | null,
  owner: string | null,
): Promise<boolean> {
  const sql = `update enquiries set owner = $3
    where uuid = $1 and owner is not distinct from $2::uuid returning 1`
  if ((await queries.query(sql, [uuid, was, owner])).length === 0) return false
  await emitEnquiry(queries, uuid, 'owner')
  return true
}

/** Assigns an enquiry that nobody owns. Returns false if somebody does. */
export const takeIfFree = async (queries: Queries, uuid: string, owner: string) =>
  setOwner(queries, uuid, null, owner)

interface ViewOrder extends Order {
  key: 'due_at' | 'waiting_since' | 'received_at'
}

const BY_DUE: ViewOrder = { key: 'due_at', type: 'timestamptz', descending: false }

/** The usual order of a view. */
export const VIEW_ORDER: Record<View, ViewOrder> = {
  mine: BY_DUE,
  unassigned: BY_DUE,
  overdue: BY_DUE,
  waiting: { ...BY_DUE, key: 'waiting_since' },
  done: { ...BY_DUE, key: 'received_at', descending: true },
}

/** The reference of the enquiry after another one in a view; after the last one, the first. */
export async function nextInView(
  queries: Queries,
  view: View,
  viewer: Viewer,
  after: Record<ViewOrder['key'], Date | null> & { uuid: string },
): Promise<string | undefined> {
  const order = VIEW_ORDER[view]
  const at = after[order.key]?.toISOString()
  const { where, ...others } = conditionsOf()
  inView(view, viewer, where)
  where('uuid <> ?', after.uuid)
  const [next] = at
    ? await deskEnquiries(queries, others, { older: { at, uuid: after.uuid } }, 1, order)
    : []
  const [first] = next ? [next] : await deskEnquiries(queries, others, { older: 'first' }, 1, order)
  return first?.reference
}

export interface OverdueEnquiry {
  uuid: string
  reference: string
  due_at: Date
  /** Address of the owner; null without one. */
  owner: string | null
}

/** Marks up to `most` overdue enquiries as reminded and returns them. Concurrent calls get different ones. */
export async function takeOverdue(
  { query }: Queries,
  now: Date,
  most: number,
): Promise<OverdueEnquiry[]> {
  return query<OverdueEnquiry>(
    `update enquiries set reminded_at = $1
     where uuid = any(array(
       select uuid from enquiries where due_at < $1 and reminded_at is null and ${RELEASED}
       order by due_at limit ${most} for update skip locked))
     returning uuid, reference, due_at,
       (select email from staff where staff.uuid = owner and left_at is null) as owner`,
    [now],
  )
}

/** Unassigns what somebody who leaves has to do. */
export async function releaseOf({ query }: Pick<Queries, 'query'>, staff: string): Promise<void> {
  await query(
    `update enquiries set owner = null
     where owner = $1 and (due_at is not null or waiting_since is not null)`,
    [staff],
  )
}
