import { html } from 'hono/html'
import { inWords } from '../calls/suspicion.ts'
import type { Staff } from '../data/people/staff.ts'
import type { Suspicious } from '../data/suspicious/suspicious.ts'
import { type Frame, deskPage, moment } from './frame.ts'

export const SUSPICIOUS = '/desk/suspicious'

const KINDS = { enquiries: 'Enquiry', reviews: 'Review', testimonials: 'Testimonial' }

const addressOf = ({ table, uuid, reference }: Suspicious) =>
  reference ? `/desk/enquiries/${reference}` : `/desk/moderation/${table}/${uuid}`

export interface SuspiciousShown {
  staff: Staff
  spam: boolean
  list: Suspicious[]
  notice?: Frame['notice']
  intent: string
}

/** Submissions that wait because a program may have sent them. */
export function suspiciousPage({ staff, spam, list, notice, intent }: SuspiciousShown): string {
  const tab = (name: string, address: string, current: boolean) =>
    html`<a href="${address}" ${current && html`aria-current="true"`}>${name}</a>`
  return deskPage({
    title: spam ? 'Spam' : 'Suspicious',
    staff,
    current: SUSPICIOUS,
    notice,
    body: html`<h1>${spam ? 'Spam' : 'Suspicious'}</h1>
      <nav class="tabs" aria-label="Suspicious">
        ${tab('Suspicious', SUSPICIOUS, !spam)} ${tab('Spam', `${SUSPICIOUS}?spam=1`, spam)}
      </nav>
      <p class="quiet">
        ${
          spam
            ? 'Spam is deleted after 30 days.'
            : 'A program may have sent these. Nobody gets an email about them until you release them.'
        }
      </p>
      ${
        list.length === 0
          ? html`<p class="empty">${spam ? 'No spam.' : 'Nothing is suspicious.'}</p>`
          : html`<ul class="submitted suspicious">
              ${list.map((one) => html`<li id="${one.uuid}">${suspicious(one)} ${decision(one, intent)}</li>`)}
            </ul>`
      }`,
  })
}

function suspicious(one: Suspicious) {
  const { table, reference, name, email, text, received_at, suspicion } = one
  const kind = reference ? `${KINDS[table]} ${reference}` : KINDS[table]
  return html`<article>
    <h2>
      <a href="${addressOf(one)}"><bdi>${name || email}</bdi></a>
    </h2>
    <p class="quiet">${kind}, ${name && `${email}, `}${moment(received_at)}</p>
    ${signsList(suspicion)} ${text && html`<blockquote dir="auto">${text}</blockquote>`}
  </article>`
}

const signsList = (suspicion: readonly string[]) =>
  html`<ul class="signs" aria-label="Signs">
    ${inWords(suspicion).map((sign) => html`<li>${sign}</li>`)}
  </ul>`

/** Releases or marks as spam. */
export function decision({ table, uuid, spam_at }: Suspicious, intent: string) {
  return html`<form
    method="post"
    action="${SUSPICIOUS}/${table}/${uuid}"
    class="decide"
    aria-label="Decision"
  >
    <input type="hidden" name="intent" value="${intent}-${uuid}" />
    <button class="quiet-button" name="decision" value="release">Release</button>
    ${!spam_at && html`<button class="quiet-button" name="decision" value="spam">Mark as spam</button>`}
  </form>`
}

/** In place of the forms of a held enquiry, review or testimonial. */
export const heldNotice = ({ uuid, suspicion }: { uuid: string; suspicion: string[] | null }) =>
  html`<div class="held">
    <p>A program may have sent this. Nobody gets an email about it until you release it.</p>
    ${signsList(suspicion ?? [])}
    <p><a class="quiet-button" href="${SUSPICIOUS}#${uuid}">Release or mark as spam</a></p>
  </div>`
