import { html } from 'hono/html'
import type { Company } from '../../../widgets/contract/companies.ts'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { EnquiryFilter } from '../data/enquiries/enquiry-filter.ts'
import type { View } from '../data/enquiries/queue.ts'
import type { Staff } from '../data/people/staff.ts'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import { answerIn } from '../mail/answer-in.ts'
import { type Frame, moment } from './frame.ts'
import type { ListPage } from './list-place.ts'
import type { Sorted } from './sorting.ts'

export interface ListShown extends ListPage {
  staff: Staff
  colleagues: Staff[]
  filter: EnquiryFilter
  sorted: Sorted
  /** The selected date, or ''. */
  date: string
  /** Number of enquiries by view; undefined if not counted. */
  counts: Record<View, number> | undefined
  partners: string[]
  companies: Company[]
  now: Date
  /** Query of this page, to which a form returns. */
  back: string
  notice: Frame['notice']
}

export const PATH = '/desk/enquiries'

/** The URL of a filter, without its empty fields. */
export function filterAddress(
  filter: Partial<EnquiryFilter>,
  more: object = {},
  path = PATH,
): string {
  const asked = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

/** An enquiry in a list of one person's. */
export function enquiryEntry(enquiry: DeskEnquiry) {
  const { reference, destination, status, received_at, partner, company, from_date } = enquiry
  return html`<li>
    <a href="${PATH}/${reference}">
      <strong>${nameOf(enquiry)}</strong>
      <span class="what">${destination}${from_date && `, from ${showDate(from_date)}`}</span>
      <span class="from"
        >${[company, partner, answerIn(enquiry.language)].filter(Boolean).join(', ')}</span
      >
      <span class="when">${moment(received_at)} <span class="reference">${reference}</span></span>
      ${statusMark(status)}
    </a>
  </li>`
}

export function statusMark(status: string) {
  return html`<span class="status ${status.toLowerCase().replaceAll(' ', '-')}">${status}</span>`
}

/** Falls back to the address. */
export function nameOf({ first_name, last_name, email }: DeskEnquiry): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email
}
