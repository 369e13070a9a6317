import { html } from 'hono/html'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { type Counts, type Deletion, TOLD } from '../data/privacy/personal-summary.ts'
import type { LoggedRead } from '../data/privacy/read-log.ts'
import type { Staff } from '../data/people/staff.ts'
import { enquiryEntry } from './enquiry-list.ts'
import { type Frame, deskPage, moment } from './frame.ts'
import { mayUse } from './permissions.ts'
import { readList } from './read-list.ts'

export const PERSONS = '/desk/persons'

/** Singular and plural of each table's rows. */
const WORDS: Record<keyof Counts, [one: string, many: string]> = {
  enquiries: ['enquiry', 'enquiries'],
  reviews: ['review', 'reviews'],
  testimonials: ['testimonial', 'testimonials'],
  mails: ['email', 'emails'],
  incoming_mails: ['email from them', 'emails from them'],
  corporate_users: ['corporate address', 'corporate addresses'],
  users: ['account', 'accounts'],
  transactions: ['payment', 'payments'],
}

/** Lists the counts in words, such as '2 enquiries'. */
export function inWords(counts: Partial<Counts>): string[] {
  return TOLD.flatMap((table) => {
    const count = counts[table] ?? 0
    return count > 0 ? [`${count} ${WORDS[table][count === 1 ? 0 : 1]}`] : []
  })
}

/** Payments aren't deleted. */
export const thatGoes = (counts: Counts): string[] => inWords({ ...counts, transactions: 0 })

export interface SearchShown {
  staff: Staff
  /** The search input. */
  who?: string
  /** Mailboxes found for a mobile number. */
  mailboxes?: string[] | undefined
  deletions: Deletion[]
  notice?: Frame['notice']
}

/** Searches personal data by POST, so that the input isn't in a URL, the history or a log. */
export function searchPage({ staff, who = '', mailboxes, deletions, notice }: SearchShown): string {
  return deskPage({
    title: 'Personal data',
    staff,
    current: PERSONS,
    notice,
    body: html`<h1>Personal data</h1>
      <p class="lead">
        ${
          mayUse(staff, `${PERSONS}/archive`)
            ? 'View, export or delete what we keep about a person. Verify who is asking first.'
            : 'View what we keep about a person. Each look is logged.'
        }
      </p>
      <form method="post" action="${PERSONS}" class="fields narrow" role="search">
        <label
          >Email or mobile
          <input name="who" value="${who}" autocomplete="off" required maxlength="300"
        /></label>
        <button class="strong">Show their data</button>
      </form>
      ${
        mailboxes &&
        html`<section class="kept">
          <h2>People with this number</h2>
          <ul class="mailboxes">
            ${mailboxes.map((email) => html`<li>${chosen(email)}</li>`)}
          </ul>
        </section>`
      }
      ${
        deletions.length > 0 &&
        html`<section class="kept">
          <h2>Recent deletions</h2>
          <ol class="history">
            ${deletions.map(
              ({ at, name, text }) =>
                html`<li>
                  <p><strong>${name}</strong> <span class="quiet">${moment(at)}</span></p>
                  <p>${text}</p>
                </li>`,
            )}
          </ol>
        </section>`
      }`,
  })
}

const chosen = (email: string) =>
  html`<form method="post" action="${PERSONS}">
    <button class="link" name="who" value="${email}">${email}</button>
  </form>`

export interface PersonShown {
  staff: Staff
  email: string
  /** All spellings with data. */
  addresses: string[]
  counts: Counts
  enquiries: DeskEnquiry[]
  /** The desk's own address, whose data can't be exported or deleted. */
  isDesk: boolean
  /** True if the viewer may export and delete the data. */
  mayManage: boolean
  readers: LoggedRead[]
}

export const back = html`<p class="back"><a href="${PERSONS}">Another person</a></p>`

export function personPage(shown: PersonShown): string {
  const { staff, email, addresses, counts, enquiries, isDesk, mayManage, readers } = shown
  const kept = inWords(counts)
  const others = addresses.filter((address) => address !== email.toLowerCase())
  return deskPage({
    title: 'Personal data',
    staff,
    current: PERSONS,
    body: html`${back}
      <h1>Data we keep about this person</h1>
      <p class="lead">${email}${others.length > 0 && `, also ${others.join(', ')}`}</p>
      ${
        kept.length === 0
          ? html`<p class="empty">We keep no data about this address.</p>`
          : html`<div class="columns">
              <div>
                <section>
                  <h2>Summary</h2>
                  <ul class="amounts">
                    ${kept.map((line) => html`<li>${line}</li>`)}
                  </ul>
                </section>
                ${
                  enquiries.length > 0 &&
                  html`<section>
                    <h2>Enquiries</h2>
                    <ul class="enquiries stacked">
                      ${enquiries.map(enquiryEntry)}
                    </ul>
                  </section>`
                }
                ${
                  mayManage &&
                  html`<section>
                    <h2>Read by</h2>
                    ${readList(readers, true)}
                  </section>`
                }
              </div>
              <div class="deeds">
                ${
                  !mayManage
                    ? html`<p>Administrators can export and delete this data.</p>`
                    : isDesk
                      ? html`<p>
                          This is the desk’s own address. Its emails are about everyone, so you
                          can’t export or delete them here.
                        </p>`
                      : deeds(email, thatGoes(counts).length > 0)
                }
              </div>
            </div>`
      }`,
  })
}

function deeds(email: string, canGo: boolean) {
  return html`<form method="post" action="${PERSONS}/archive" class="fields">
      <h2>Export</h2>
      <p>Everything in one ZIP file, with photos and videos, to send to the person.</p>
      <button class="strong" name="who" value="${email}">Download ZIP</button>
    </form>
    ${
      canGo &&
      html`<form method="post" action="${PERSONS}/deletion" class="fields">
        <h2>Delete</h2>
        <p>You’ll be asked to confirm first.</p>
        <button class="quiet-button" name="who" value="${email}">Delete…</button>
      </form>`
    }`
}
