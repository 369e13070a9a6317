import { html } from 'hono/html'
import { shownDate } from '../settings/company-time.ts'
import { STATUSES } from '../data/enquiries/desk-enquiries.ts'
import { type EnquiryFilter, MOST_COUNTED } from '../data/enquiries/enquiry-filter.ts'
import { VIEWS, type View } from '../data/enquiries/queue.ts'
import { type ListShown, PATH, filterAddress } from './enquiry-list.ts'
import { enquiryTable } from './enquiry-table.ts'
import { deskPage } from './frame.ts'
import { placeText } from './list-place.ts'
import { sortText } from './sorting.ts'

const TABS: Record<View | '', string> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  waiting: 'Waiting for traveller',
  done: 'Done',
  '': 'All',
}

const EMPTY: Record<View | '', string> = {
  mine: 'You have nothing to do. Unassigned enquiries are in the next tab.',
  unassigned: 'Every enquiry has an owner.',
  overdue: 'Nothing is overdue.',
  waiting: 'No traveller has to answer.',
  done: 'No enquiry is completed or canceled.',
  '': 'No enquiries yet. When one arrives, you’ll see it here and get an email.',
}

/** The queue; the first thing to do first. */
export function enquiryListPage(shown: ListShown): string {
  const { staff, filter, date, enquiries, notice } = shown
  const { view, ...others } = filter
  const isWhole = !Object.values(others).some(Boolean) && !date
  return deskPage({
    title: view ? `${TABS[view]} · Enquiries` : 'Enquiries',
    staff,
    current: PATH,
    notice,
    script: '/desk/desk-keys.js',
    body: html`<div class="title">
        <h1>Enquiries</h1>
        <a href="${filterAddress(filter, {}, `${PATH}.csv`)}" download>Download CSV</a>
      </div>
      ${tabs(shown)} ${filters(shown)}
      ${
        enquiries.length === 0
          ? html`<p class="empty">
              ${isWhole ? EMPTY[view] : html`No enquiries match. <a href="${PATH}">Show all</a>`}
            </p>`
          : enquiryTable(shown)
      }
      ${pages(shown)}`,
  })
}

function pages({ filter, sorted, date, enquiries, hasNewer, hasOlder }: ListShown) {
  const [first, last] = [enquiries[0], enquiries.at(-1)]
  if (!hasNewer && !hasOlder && !date) return undefined
  const byTime = sorted.by === 'received' && sorted.descending
  const names = byTime
    ? ['Newest', 'Newer', 'Older', 'Oldest']
    : ['First', 'Previous', 'Next', 'Last']
  const sort = sortText(sorted, filter.view)
  const to = (more: object, name: string | undefined, rel?: 'prev' | 'next') =>
    html`<a ${rel && html`rel="${rel}"`} href="${filterAddress(filter, { sort, ...more })}"
      >${name}</a
    >`
  return html`<div class="paging">
    <nav class="pages" aria-label="Pages">
      ${hasNewer && to({}, names[0])}
      ${hasNewer && first && to({ newer: placeText(first) }, names[1], 'prev')}
      ${
        byTime &&
        first &&
        last &&
        html`<span>${shownDate(first.received_at)} to ${shownDate(last.received_at)}</span>`
      }
      ${hasOlder && last && to({ older: placeText(last) }, names[2], 'next')}
      ${hasOlder && to({ oldest: 1 }, names[3])}
    </nav>
    ${byTime && jump(filter, date)}
  </div>`
}

function jump(filter: EnquiryFilter, date: string) {
  const hidden = Object.entries(filter).filter(([, value]) => value !== '')
  return html`<form action="${PATH}" class="jump">
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <label>Go to date <input type="date" name="date" value="${date}" required /></label>
    <button class="quiet-button">Go</button>
  </form>`
}

function tabs({ filter, counts }: ListShown) {
  const many = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : count)
  const tab = (view: View | '', count?: number) =>
    html`<a
      href="${filterAddress({ ...filter, view })}"
      ${filter.view === view && html`aria-current="true"`}
      >${TABS[view]}
      ${
        count !== undefined &&
        html`<span class="count${view === 'overdue' && count > 0 ? ' late' : ''}"
          >${many(count)}</span
        >`
      }</a
    >`
  return html`<nav class="tabs" aria-label="Queue">
    ${VIEWS.map((view) => tab(view, counts?.[view]))} ${tab('')}
  </nav>`
}

function filters({ filter, sorted, partners, companies }: ListShown) {
  const { view, text } = filter
  const sort = sortText(sorted, view)
  const choice = (value: string, chosen: string, name = value) =>
    html`<option value="${value}" ${value === chosen && html`selected`}>${name}</option>`
  return html`<form class="filters three" role="search" action="${PATH}">
    ${view && html`<input type="hidden" name="view" value="${view}" />`}
    ${sort && html`<input type="hidden" name="sort" value="${sort}" />`}
    <label
      >Search
      <input type="search" name="text" value="${text}" placeholder="Name, place, reference" />
    </label>
    <label
      >Status
      <select name="status">
        ${choice('', filter.status, 'All')}
        ${STATUSES.map((status) => choice(status, filter.status))}
      </select>
    </label>
    <label
      >Partner
      <select name="partner">
        ${choice('', filter.partner, 'All')} ${partners.map((name) => choice(name, filter.partner))}
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
