import { html } from 'hono/html'
import type { LoggedRead, Read } from '../data/privacy/read-log.ts'
import { moment } from './frame.ts'

const WHAT: Record<Read, string> = {
  enquiry: 'an enquiry',
  person: 'all data of a person',
  review: 'a review',
  testimonial: 'a testimonial',
  export: 'an export of all data',
  search: 'a search',
  csv: 'the list of enquiries as CSV',
}

export const READS = 'Opened personal data'

/** Reads of personal data, newest first. */
export function readList(reads: LoggedRead[], isNamed: boolean) {
  if (reads.length === 0)
    return html`<p class="quiet">${isNamed ? 'Nobody yet.' : 'Nothing yet.'}</p>`
  return html`<ol class="history">
    ${reads.map(
      ({ at, name, what }) =>
        html`<li>
          <p>
            ${isNamed && html`<strong>${name}</strong> opened`} ${WHAT[what]}
            <span class="quiet">${moment(at)}</span>
          </p>
        </li>`,
    )}
  </ol>`
}
