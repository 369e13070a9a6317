import { html } from 'hono/html'
import type { LoggedDeed } from '../data/desk-log.ts'
import { type Piece, moment } from './frame.ts'

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
  planned: 'sent a plan',
  'plan-accepted': 'accepted the plan',
  'plan-declined': 'declined the plan',
  'plan-asked': 'asked about the plan',
  revoked: 'revoked the links to the enquiry',
  address: 'corrected the email address',
  added: 'added the attraction',
  edited: 'edited the attraction',
  hidden: 'hid the attraction',
  shown: 'showed the attraction again',
  pictures: 'changed the pictures',
  deleted: 'deleted personal data',
  linked: 'created a link to the report',
  webhook: 'changed a webhook',
  unlinked: 'revoked a link to the report',
  filed: 'assigned an email to the enquiry',
  dismissed: 'dismissed an email',
  invited: 'invited them',
  link: 'sent a link for a new password',
  roles: 'changed the roles',
  factor: 'changed the second factor',
  reset: 'reset the second factor',
  'signed-out': 'ended the sessions',
  left: 'removed them',
  released: 'released it',
  spam: 'marked it as spam',
}

/** Their `was` is the version. */
const PLAN_DEEDS = new Set<LoggedDeed['deed']>([
  'planned',
  'plan-accepted',
  'plan-declined',
  'plan-asked',
])

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
            ${deeds.map((one) => deedItem(one))}
          </ol>`
    }
  </section>`
}

/** One action, and what to add to it. */
export function deedItem(one: LoggedDeed, more?: Piece) {
  return html`<li id="deed-${one.id}">
    <p>
      <strong>${one.name}</strong> ${DEEDS[one.deed]}
      <span class="quiet">${moment(one.at)}</span>
    </p>
    ${whatOf(one)} ${more}
  </li>`
}

function whatOf({ deed, was, text }: LoggedDeed) {
  if (deed === 'address' && was === text) return html`<p>${text}, unchanged and sent again</p>`
  if (deed === 'address' || deed === 'status' || deed === 'roles')
    return html`<p>${was} → ${text}</p>`
  if (deed === 'assigned') return html`<p>${was || NOBODY} → ${text || NOBODY}</p>`
  if (PLAN_DEEDS.has(deed))
    return html`<p>Version ${was}</p>
      ${text && html`<blockquote dir="auto">${text}</blockquote>`}`
  if (deed === 'called')
    return html`<p>${was}</p>
      ${text && html`<blockquote dir="auto">${text}</blockquote>`}`
  return text && html`<blockquote dir="auto">${text}</blockquote>`
}
