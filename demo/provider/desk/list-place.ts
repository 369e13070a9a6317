import type { Context } from 'hono'
import { addDays } from '../../../widgets/contract/values/add-days.ts'
import { brand } from '../../../site/brand.ts'
import type { Queries } from '../data/engine/database.ts'
import {
  type DeskEnquiry,
  type ListPlace,
  NEWEST,
  type Order,
  type Part,
  deskEnquiries,
} from '../data/enquiries/desk-enquiries.ts'
import type { ReadFilter } from '../data/enquiries/enquiry-filter.ts'

/** Enquiries per page. */
export const PAGE = 25

export interface ListPage {
  enquiries: DeskEnquiry[]
  hasNewer: boolean
  hasOlder: boolean
}

/** The part of the list in a URL: after (`older`) or before (`newer`) an enquiry, the end (`oldest`), or up to a `date`. */
export interface AskedPart {
  part: Part
  /** For example '2026-11-20'; '' without one. */
  date: string
}

const FIRST: Part = { older: 'first' }

/** Parses the request's query. Invalid values mean the first page. */
export function partOf({ req }: Context, order: Order): AskedPart {
  const placeIn = (text = '') => placeOf(text, order)
  const date = req.query('date') ?? ''
  if (order === NEWEST && isDate(date)) return { part: { older: dayAfter(date) }, date }
  const older = placeIn(req.query('older'))
  if (older) return { part: { older }, date: '' }
  const newer = placeIn(req.query('newer'))
  if (newer) return { part: { newer }, date: '' }
  return { part: req.query('oldest') === undefined ? FIRST : { newer: 'last' }, date: '' }
}

/** Formats a cursor for URLs. */
export const placeText = ({ at, uuid }: ListPlace): string => `${at}_${uuid}`

function placeOf(text: string, { type }: Order): ListPlace | undefined {
  const [, at = '', uuid] = PLACE.exec(text) ?? []
  const [, date] = KEYS[type].exec(at) ?? []
  return uuid && (type === 'text' || at === 'infinity' || isDate(date ?? ''))
    ? { at, uuid }
    : undefined
}

/** A key and an id. */
const PLACE = /^(.{0,500})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/s

/** PostgreSQL's texts, such as '2026-11-20 10:00:00.123+00'. */
const KEYS: Record<Order['type'], RegExp> = {
  timestamptz:
    /^(\d{4}-\d\d-\d\d) [0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::?[0-5]\d)?$/,
  date: /^(\d{4}-\d\d-\d\d)$/,
  text: /^/,
}

/** Rejects dates like 31 February, which `addDays` would normalize. */
const isDate = (text: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text

/** Start of the next day in the company's time zone. No enquiry has this id. */
const dayAfter = (date: string): ListPlace => ({
  at: `${addDays(date, 1)} 00:00 ${brand.timeZone}`,
  uuid: '00000000-0000-0000-0000-000000000000',
})

/** Reads a page. If fewer enquiries than a page come before, returns the first page. */
export async function listPage(
  queries: Queries,
  filter: ReadFilter,
  part: Part,
  order: Order,
): Promise<ListPage> {
  const read = async (part: Part, limit: number) =>
    deskEnquiries(queries, filter, part, limit, order)
  const found = await read(part, PAGE + 1)
  const isMore = found.length > PAGE
  if ('newer' in part) {
    if (!isMore && part.newer !== 'last') return listPage(queries, filter, FIRST, order)
    const enquiries = isMore ? found.slice(1) : found
    return { enquiries, hasNewer: isMore, hasOlder: part.newer !== 'last' }
  }
  const enquiries = found.slice(0, PAGE)
  const [first] = enquiries
  const beside = part.older === 'first' ? [] : await read({ newer: first ?? part.older }, 1)
  return { enquiries, hasNewer: beside.length > 0, hasOlder: isMore }
}
