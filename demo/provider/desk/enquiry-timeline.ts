import { html } from 'hono/html'
import type { LoggedDeed } from '../data/desk-log.ts'
import type { StoredMail } from '../data/incoming/incoming-mails.ts'
import type { MailAbout } from '../data/mails/mails-of-enquiry.ts'
import { deedItem } from './enquiry-history.ts'
import type { EnquiryShown } from './enquiry-shown.ts'
import { type Piece, moment } from './frame.ts'
import { AUTOMATIC, contentOf, senderOf } from './incoming-mail.ts'
import { reasonOf } from './undelivered-notice.ts'

interface Entry {
  at: Date
  item: Piece
}

/** Everything that happened with an enquiry in one list, oldest first: actions, emails to anybody, and emails that arrived. */
export function timeline({
  enquiry,
  deeds,
  mails,
  incoming,
}: Pick<EnquiryShown, 'enquiry' | 'deeds' | 'mails' | 'incoming'>) {
  const address = enquiry.email.toLowerCase()
  const told = new Set<MailAbout>()
  /** The email that an action has sent. */
  const mailOf = (deed: LoggedDeed) => {
    const mail = mails.find(
      (one) =>
        one.kind === deed.deed && !told.has(one) && one.created_at.getTime() === deed.at.getTime(),
    )
    if (mail) told.add(mail)
    return mail
  }
  const done = deeds.map((deed): Entry => {
    const mail = mailOf(deed)
    const more =
      mail && html`<p class="quiet">Email to ${nameOf(mail, address)}: ${stateOf(mail)}</p>`
    return { at: deed.at, item: deedItem(deed, more) }
  })
  const sent = mails
    .filter((mail) => !told.has(mail))
    .map((mail): Entry => ({ at: mail.created_at, item: sentItem(mail, address) }))
  const arrived = incoming.map((mail): Entry => ({
    at: mail.received_at,
    item: arrivedItem(mail, address),
  }))
  // What arrived comes before what it caused.
  const entries = [...arrived, ...done, ...sent].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return html`<section>
    <h2>Activity</h2>
    ${
      entries.length === 0
        ? html`<p class="quiet">Nothing yet.</p>`
        : html`<ol class="history">
            ${entries.map(({ item }) => item)}
          </ol>`
    }
  </section>`
}

function nameOf({ kind, recipient }: MailAbout, address: string): string {
  if (kind === 'enquiry-to-desk' || kind === 'request-to-desk') return 'the desk'
  return recipient.toLowerCase() === address ? 'the traveller' : recipient
}

function stateOf({ sent_at, given_up_at, failure }: MailAbout): Piece {
  if (given_up_at) return html`<strong class="late">not delivered, ${reasonOf(failure)}</strong>`
  return sent_at ? 'sent' : 'waiting to be sent'
}

function sentItem(mail: MailAbout, address: string) {
  return html`<li class="sent">
    <p class="quiet">
      Email to ${nameOf(mail, address)}, “${mail.subject}”: ${stateOf(mail)}
      ${moment(mail.created_at)}
    </p>
  </li>`
}

function arrivedItem(mail: StoredMail, address: string) {
  const isStranger = mail.sender !== address
  if (mail.kind !== 'reply') {
    return html`<li id="email-${mail.id}" class="sent">
      <details>
        <summary>
          <span>${AUTOMATIC[mail.kind]} from ${senderOf(mail)} ${moment(mail.received_at)}</span>
        </summary>
        <p>${mail.subject}</p>
        ${contentOf(mail)}
      </details>
    </li>`
  }
  return html`<li id="email-${mail.id}" class="arrived">
    <p>
      <strong>${isStranger ? senderOf(mail) : mail.sender_name || 'The traveller'}</strong> emailed
      ${isStranger && html`<strong class="late">from another address</strong>`}
      <span class="quiet">${moment(mail.received_at)}</span>
    </p>
    <p class="quiet" dir="auto">${mail.subject || 'No subject'}</p>
    ${contentOf(mail)}
  </li>`
}
