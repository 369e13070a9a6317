import { html } from 'hono/html'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import { type DeskEnquiry, STATUSES } from '../data/enquiries/desk-enquiries.ts'
import type { Staff } from '../data/people/staff.ts'
import { answerIn } from '../mail/answer-in.ts'
import { NOBODY } from './enquiry-history.ts'
import { type ListShown, PATH, filterAddress, nameOf, statusMark } from './enquiry-list.ts'
import { ago, dueTime } from './queue-times.ts'
import { type Sort, sortText } from './sorting.ts'

/** Columns, and by what they sort. */
const COLUMNS: [name: string, sort?: Sort | undefined, className?: string][] = [
  ['Name', 'name'],
  ['Trip', 'travel'],
  ['People'],
  ['Phone'],
  ['Source', undefined, 'from'],
  ['Age', 'received'],
  ['Due', 'due'],
  ['Owner', 'owner'],
  ['Status'],
]

/** A row for each enquiry; on phones a card. One form assigns the selected ones and changes their status. */
export function enquiryTable(shown: ListShown) {
  const { enquiries, back } = shown
  return html`<form method="post" action="${PATH}/bulk" class="queue" id="queue">
    <input type="hidden" name="back" value="${back}" />
    <table>
      <thead>
        <tr>
          <td></td>
          ${COLUMNS.map(([name, sort, className]) => columnHead(shown, name, sort, className))}
        </tr>
      </thead>
      <tbody>
        ${enquiries.map((enquiry) => row(shown, enquiry))}
      </tbody>
    </table>
    ${bulk(shown)}
  </form>`
}

function columnHead({ filter, sorted }: ListShown, name: string, sort?: Sort, className = '') {
  if (!sort) return html`<th scope="col" class="${className}">${name}</th>`
  const isIt = sorted.by === sort
  // A new column starts with the least, except for ages, where the newest is the least.
  const descending = isIt ? !sorted.descending : sort === 'received'
  const direction = sorted.descending === (sort !== 'received') ? 'descending' : 'ascending'
  return html`<th scope="col" ${isIt && html`aria-sort="${direction}"`}>
    <a href="${filterAddress(filter, { sort: sortText({ by: sort, descending }, filter.view) })}"
      >${name}</a
    >
  </th>`
}

function row({ filter, now }: ListShown, enquiry: DeskEnquiry) {
  const { reference, destination, status, received_at, from_date, to_date, phone_number } = enquiry
  const { partner, company, language, owner_name, due_at, waiting_since } = enquiry
  const source = [company, partner, answerIn(language)].filter(Boolean).join(', ')
  const name = nameOf(enquiry)
  const dates = from_date && to_date && `, ${showDate(from_date)} to ${showDate(to_date)}`
  const trip = `${destination}${dates || ''}`
  return html`<tr>
    <td class="pick">
      <label
        ><input
          type="checkbox"
          name="enquiry.${reference}"
          aria-label="Select ${name}, ${reference}"
      /></label>
    </td>
    <th scope="row" class="who-asks">
      <a
        href="${filterAddress({ view: filter.view }, {}, `${PATH}/${reference}`)}"
        title="${reference}"
        >${name}</a
      >
    </th>
    <td class="trip" title="${trip}">
      ${destination}${from_date && html`<span class="quiet">, from ${showDate(from_date)}</span>`}
    </td>
    <td class="people">${peopleOf(enquiry)}</td>
    <td class="phone"><a href="tel:+91${phone_number}">${phone_number}</a></td>
    <td class="from" title="${source}">${source}</td>
    <td class="age">${ago(received_at, now)}</td>
    <td class="due">
      ${due_at ? dueTime(due_at, now) : waiting_since && html`waits ${ago(waiting_since, now)}`}
    </td>
    <td class="owner">${owner_name ?? html`<span class="quiet">${NOBODY}</span>`}</td>
    <td class="state">${statusMark(status)}</td>
  </tr>`
}

/** Adults and children: '2' or '2 + 1'. */
const peopleOf = ({ number_of_adults, number_of_kids }: DeskEnquiry) =>
  number_of_kids ? `${number_of_adults} + ${number_of_kids}` : String(number_of_adults)

function bulk({ staff, colleagues }: ListShown) {
  return html`<fieldset class="bulk">
    <legend>Selected enquiries</legend>
    <label
      >Owner
      <select name="owner">
        <option value="">No change</option>
        ${ownerOptions(colleagues, undefined)}
      </select>
    </label>
    <label
      >Status
      <select name="status">
        <option value="">No change</option>
        ${STATUSES.map((status) => html`<option>${status}</option>`)}
      </select>
    </label>
    <label class="tick"
      ><input type="checkbox" name="tell" value="yes" /> Email the travellers</label
    >
    <button class="strong">Apply</button>
    <button class="quiet-button" name="take" value="${staff.uuid}">Assign to me</button>
  </fieldset>`
}

/** Value of the option for no owner. */
export const NO_OWNER = 'none'

export function ownerOptions(colleagues: Staff[], owner: string | null | undefined) {
  return html`<option value="${NO_OWNER}" ${owner === null && html`selected`}>${NOBODY}</option>
    ${colleagues.map(
      ({ uuid, name }) =>
        html`<option value="${uuid}" ${uuid === owner && html`selected`}>${name}</option>`,
    )}`
}
