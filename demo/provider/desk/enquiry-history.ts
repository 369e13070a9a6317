import { html } from 'hono/html'
import type { LoggedDeed } from '../data/desk-log.ts'
import { moment } from './frame.ts'

const DEEDS: Record<LoggedDeed['deed'], string> = {
  status: 'changed the status',
  note: 'added a note',
  reply: 'replied to the traveller',
  assigned: 'assigned the enquiry',
  called: 'called the traveller',
  approved: 'approved it',
  declined: 'declined it',
  reminded: 'was reminded of it',
  mail: 'resent an email',
  changed: 'changed the enquiry',
  asked: 'asked for a change',
  revoked: 'revoked the links to the enquiry',
  address: 'corrected the email address',
  added: 'added the attraction',
  edited: 'edited the attraction',
  hidden: 'hid the attraction',
  shown: 'showed the attraction again',
  pictures: 'changed the pictures',
  deleted: 'deleted personal data',
  linked: 'created a link to the report',
  unlinked: 'revoked a link to the report',
}

/** In place of an owner's name. */
export const NOBODY = 'Unassigned'

/** Staff actions, oldest first. */
export function history(deeds: LoggedDeed[]) {
  return html`<section>
    <h2>Activity</h2>
    ${
      deeds.length === 0
        ? html`<p class="quiet">Nothing yet.</p>`
        : html`<ol class="history">
            ${deeds.map(
              (one) =>
                html`<li id="deed-${one.id}">
                  <p>
                    <strong>${one.name}</strong> ${DEEDS[one.deed]}
                    <span class="quiet">${moment(one.at)}</span>
                  </p>
                  ${whatOf(one)}
                </li>`,
            )}
          </ol>`
    }
  </section>`
}

function whatOf({ deed, was, text }: LoggedDeed) {
  if (deed === 'address' && was === text) return html`<p>${text}, unchanged and sent again</p>`
  if (deed === 'address' || deed === 'status') return html`<p>${was} → ${text}</p>`
  if (deed === 'assigned') return html`<p>${was || NOBODY} → ${text || NOBODY}</p>`
  if (deed === 'called')
    return html`<p>${was}</p>
      ${text && html`<blockquote dir="auto">${text}</blockquote>`}`
  return text && html`<blockquote dir="auto">${text}</blockquote>`
}
