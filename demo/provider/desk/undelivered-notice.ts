import { html } from 'hono/html'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { Undelivered } from '../data/mails/undelivered.ts'
import { moment } from './frame.ts'

/** Undelivered emails, and the traveller's phone number. */
export function undeliveredNotice(
  undelivered: Undelivered[],
  { email, phone_number }: Pick<DeskEnquiry, 'email' | 'phone_number'>,
) {
  if (undelivered.length === 0) return ''
  return html`<section class="notice failed" aria-labelledby="undelivered">
    <h2 id="undelivered">
      ${undelivered.length === 1 ? 'An email was' : `${undelivered.length} emails were`} not
      delivered
    </h2>
    <ul>
      ${undelivered.map(
        ({ subject, given_up_at, failure }) =>
          html`<li>“${subject}”, ${moment(given_up_at)}: ${reasonOf(failure)}</li>`,
      )}
    </ul>
    <p>
      ${email} may be mistyped. Call <a href="tel:+91${phone_number}">+91 ${phone_number}</a> and
      correct it.
    </p>
  </section>`
}

/** For example 'refused by the mail server (550)'. */
export function reasonOf(failure: string | null): string {
  const code = /\b[45]\d\d\b/.exec(failure ?? '')?.[0]
  if (code === undefined) return 'could not be delivered'
  return code.startsWith('5')
    ? `refused by the mail server (${code})`
    : `not accepted for four days (${code})`
}

export function addressForm(
  email: string,
  written: string | undefined,
  intent: string,
  action: string,
) {
  return html`<form method="post" action="${action}" class="fields" aria-labelledby="address-of-it">
    <h2 id="address-of-it">Email address</h2>
    <input type="hidden" name="was" value="${email}" />
    <input type="hidden" name="intent" value="a${intent}" />
    <label
      >Correct address
      <input
        type="email"
        name="address"
        value="${written ?? email}"
        required
        maxlength="254"
        autocomplete="off"
      />
    </label>
    <p class="quiet">
      Sends the confirmation to this address, with new links, and resends every undelivered email.
      Links sent to the old address stop working.
    </p>
    <button class="quiet-button">Save and resend</button>
  </form>`
}
