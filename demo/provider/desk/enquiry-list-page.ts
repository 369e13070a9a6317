import { html } from 'hono/html'
import { shownDate } from '../settings/company-time.ts'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import type { Company } from '../../../widgets/contract/companies.ts'
import { type DeskEnquiry, STATUSES } from '../data/enquiries/desk-enquiries.ts'
import {
  type EnquiryFilter,
  MOST_COUNTED,
  type StatusCounts,
} from '../data/enquiries/enquiry-filter.ts'
import { answerIn } from '../mail/answer-in.ts'
import type { Staff } from '../data/people/staff.ts'
import { deskPage, moment } from './frame.ts'
import { type ListPage, placeText } from './list-place.ts'

export interface ListShown extends ListPage {
  staff: Staff
  filter: EnquiryFilter
  /** The selected date, or ''. */
  date: string
  /** Undefined if not counted. */
  counts: StatusCounts | undefined
  partners: string[]
  companies: Company[]
}

const PATH = '/desk/enquiries'

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

/** Newest first; cards on phones, else a table. */
export function enquiryListPage(shown: ListShown): string {
  const { staff, filter, date, enquiries } = shown
  const isAll = !Object.values(filter).some(Boolean) && !date
  return deskPage({
    title: 'Enquiries',
    staff,
    current: PATH,
    body: html`<div class="title">
        <h1>Enquiries</h1>
        <a href="${filterAddress(filter, {}, `${PATH}.csv`)}" download>Download CSV</a>
      </div>
      ${tabs(shown)} ${filters(shown)}
      ${
        enquiries.length === 0
          ? html`<p class="empty">
              ${
                isAll
                  ? 'No enquiries yet. When one arrives, you’ll see it here and get an email.'
                  : html`No enquiries match. <a href="${PATH}">Show all</a>`
              }
            </p>`
          : html`<ul class="enquiries">
              ${enquiries.map(enquiryEntry)}
            </ul>`
      }
      ${pages(shown)}`,
  })
}

function pages({ filter, date, enquiries, hasNewer, hasOlder }: ListShown) {
  const [first, last] = [enquiries[0], enquiries.at(-1)]
  if (!hasNewer && !hasOlder && !date) return undefined
  const hidden = Object.entries(filter).filter(([, value]) => value !== '')
  return html`<div class="paging">
    <nav class="pages" aria-label="Pages">
      ${hasNewer && html`<a href="${filterAddress(filter)}">Newest</a>`}
      ${hasNewer && first && html`<a rel="prev" href="${filterAddress(filter, { newer: placeText(first) })}">Newer</a>`}
      ${
        first &&
        last &&
        html`<span>${shownDate(first.received_at)} to ${shownDate(last.received_at)}</span>`
      }
      ${hasOlder && last && html`<a rel="next" href="${filterAddress(filter, { older: placeText(last) })}">Older</a>`}
      ${hasOlder && html`<a href="${filterAddress(filter, { oldest: 1 })}">Oldest</a>`}
    </nav>
    <form action="${PATH}" class="jump">
      ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <label>Go to date <input type="date" name="date" value="${date}" required /></label>
      <button class="quiet-button">Go</button>
    </form>
  </div>`
}

function tabs({ filter, counts }: ListShown) {
  const many = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : count)
  const tab = (status: string, name: string, count?: number) =>
    html`<a
      href="${filterAddress({ ...filter, status })}"
      ${filter.status === status && html`aria-current="true"`}
      >${name} ${count !== undefined && html`<span class="count">${many(count)}</span>`}</a
    >`
  return html`<nav class="tabs" aria-label="Status">
    ${tab('', 'All')}
    ${STATUSES.map((status) => tab(status, status, counts && (counts[status] ?? 0)))}
  </nav>`
}

function filters({ filter, partners, companies }: ListShown) {
  const { status, text } = filter
  const choice = (value: string, chosen: string, name: string) =>
    html`<option value="${value}" ${value === chosen && html`selected`}>${name}</option>`
  return html`<form class="filters" role="search" action="${PATH}">
    ${status && html`<input type="hidden" name="status" value="${status}" />`}
    <label
      >Search
      <input type="search" name="text" value="${text}" placeholder="Name, place, reference" />
    </label>
    <label
      >Partner
      <select name="partner">
        ${choice('', filter.partner, 'All')}
        ${partners.map((name) => choice(name, filter.partner, name))}
      </select>
    </label>
    <label
      >Company
      <select name="company">
        ${choice('', filter.company, 'All')}
        ${companies.map(({ uuid, name }) => choice(uuid, filter.company, name))}
      </select>
    </label>
    <button class="quiet-button">Filter</button>
  </form>`
}

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
