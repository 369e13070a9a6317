import { html } from 'hono/html'
import type { StoredMail } from '../data/incoming/incoming-mails.ts'
import { type Piece, moment } from './frame.ts'
import { AUTOMATIC, contentOf, senderOf } from './incoming-mail.ts'

/** Path of the list. */
export const UNASSIGNED = '/desk/mails/unassigned'

export interface UnassignedShown {
  /** Makes repeated submits count once. */
  intent: string
  /** The refused form of one email, with what was typed. */
  fault?: { id: number; reference: string; text: string } | undefined
  /** Emails on the page. */
  most: number
}

/** Emails that belong to no enquiry, latest first, each with its forms. */
export function unassignedPage(mails: StoredMail[], shown: UnassignedShown): Piece {
  return html`<p class="back"><a href="/desk/mails">Undelivered emails</a></p>
    <h1>Unassigned emails</h1>
    <p class="lead">
      These emails name no enquiry. Assign each to one by its reference, or dismiss it. We delete
      the ones that nobody assigns after some time.
    </p>
    ${
      mails.length === 0
        ? html`<p class="empty">Every email belongs to an enquiry.</p>`
        : html`<ul class="submitted">
            ${mails.map((mail) => html`<li id="email-${mail.id}">${one(mail, shown)}</li>`)}
          </ul>`
    }
    ${mails.length >= shown.most && html`<p class="quiet">There may be more.</p>`}`
}

function one(mail: StoredMail, { intent, fault }: UnassignedShown): Piece {
  const { id, kind, subject, received_at } = mail
  const own = fault?.id === id ? fault : undefined
  const action = (name: string) => `${UNASSIGNED}/${id}/${name}`
  return html`<article aria-labelledby="subject-${id}">
      <h2 id="subject-${id}" dir="auto">${subject || 'No subject'}</h2>
      <p class="quiet">
        ${kind !== 'reply' && html`<strong>${AUTOMATIC[kind]}</strong>`} ${senderOf(mail)},
        ${moment(received_at)}
      </p>
      ${contentOf(mail)}
    </article>
    <div class="fields">
      <form method="post" action="${action('assign')}" class="fields">
        <input type="hidden" name="intent" value="f${id}-${intent}" />
        <label
          >Reference of the enquiry
          <input
            name="reference"
            value="${own?.reference ?? ''}"
            placeholder="TJ-7K2M-XQ9A"
            required
            maxlength="20"
            autocomplete="off"
            ${own && html`aria-invalid="true"`}
          />
        </label>
        <button class="strong">Assign</button>
      </form>
      <form method="post" action="${action('dismiss')}">
        <input type="hidden" name="intent" value="d${id}-${intent}" />
        <button class="quiet-button">Dismiss</button>
      </form>
    </div>`
}
