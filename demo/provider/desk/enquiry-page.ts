import { ATTRIBUTION, ATTRIBUTION_NAMES } from '../../../widgets/contract/values/attribution.ts'
import { html } from 'hono/html'
import { type ShownFact, factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import { answerIn } from '../mail/answer-in.ts'
import { lengthExplained } from '../../../widgets/messages/en/wizard-length.ts'
import { type DeskEnquiry, STATUSES } from '../data/enquiries/desk-enquiries.ts'
import type { LoggedDeed } from '../data/desk-log.ts'
import type { Undelivered } from '../data/mails/undelivered.ts'
import { addressForm, undeliveredNotice } from './undelivered-notice.ts'
import type { Staff } from '../data/people/staff.ts'
import { history } from './enquiry-history.ts'
import { nameOf, statusMark } from './enquiry-list-page.ts'
import { type Frame, deskPage, moment } from './frame.ts'

export interface EnquiryShown {
  /** Undefined for readers of an emailed link, who can't do anything without a sign-in. */
  staff: Staff | undefined
  enquiry: DeskEnquiry
  deeds: LoggedDeed[]
  undelivered: Undelivered[]
  notice?: Frame['notice']
  /** Unsaved input of a refused form. */
  written?: { note?: string; reply?: string; address?: string }
  /** Makes repeated submits count once. */
  intent: string
}

/** An enquiry with its history and forms. */
export function enquiryPage(shown: EnquiryShown): string {
  const { staff, enquiry, notice } = shown
  const { reference, destination, status, received_at } = enquiry
  const path = `/desk/enquiries/${reference}`
  const spoken = answerIn(enquiry.language)
  return deskPage({
    title: `Enquiry ${reference}`,
    staff,
    current: '/desk/enquiries',
    notice,
    body: html`${staff && html`<p class="back"><a href="/desk/enquiries">All enquiries</a></p>`}
      <div class="title">
        <h1>${nameOf(enquiry)}: ${destination}</h1>
        ${statusMark(status)}
      </div>
      <p class="quiet">
        ${reference}, received ${moment(received_at)}${spoken && html`, <strong>${spoken}</strong>`}
      </p>
      ${undeliveredNotice(shown.undelivered, enquiry)}
      <div class="columns">
        <div>
          ${facts(enquiry)}
          ${
            staff &&
            html`<p>
                <a href="/desk/persons?enquiry=${reference}">Data we keep about this person</a>
              </p>
              ${history(shown.deeds)}`
          }
        </div>
        ${
          staff
            ? html`<div class="deeds">${forms(shown, path)}</div>`
            : html`<div class="deeds">
                <p>This link shows only the enquiry from the email.</p>
                <p>
                  <a class="strong" href="/desk/sign-in?next=${encodeURIComponent(path)}"
                    >Sign in to reply</a
                  >
                </p>
              </div>`
        }
      </div>`,
  })
}

function linked({ name, value }: ShownFact) {
  if (name === 'email') return html`<a href="mailto:${value}">${value}</a>`
  return name === 'phone_number' ? html`<a href="tel:+91${value}">${value}</a>` : value
}

function facts(enquiry: DeskEnquiry) {
  const { destinations = [], company, corporate_email, partner, attribution } = enquiry
  const sent = factsFor('desk', enquiry).filter(({ value }) => value)
  const listed = sent.filter(({ name, part }) => part !== 'wish' && name !== 'first_name')
  const told: [string, unknown][] = [
    ...listed.map((fact): [string, unknown] => [fact.label, linked(fact)]),
    ['Company', company && `${company} (${corporate_email})`],
    ['Partner', partner],
    ...ATTRIBUTION_NAMES.map((name): [string, unknown] => [ATTRIBUTION[name], attribution?.[name]]),
  ]
  return html`<section>
    <h2>Request</h2>
    <ol class="stops">
      ${destinations.map(
        ({ city, no_days, no_nights, accommodation_preference }) =>
          html`<li>
            <strong>${city}</strong>
            ${[
              no_days === 1 ? '1 day' : `${no_days} days`,
              typeof no_nights === 'number' &&
                (no_nights === 1 ? '1 night' : `${no_nights} nights`),
              accommodation_preference,
            ]
              .filter(Boolean)
              .join(', ')}
          </li>`,
      )}
    </ol>
    <dl>
      ${told
        .filter(([, value]) => value)
        .map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
    </dl>
    ${enquiry.to_date && html`<p class="quiet">${lengthExplained(destinations.length)}</p>`}
    ${sent
      .filter(({ part }) => part === 'wish')
      .map(({ value }) => html`<blockquote dir="auto">${value}</blockquote>`)}
  </section>`
}

function forms({ enquiry, undelivered, written = {}, intent }: EnquiryShown, path: string) {
  const { status, first_name } = enquiry
  const spoken = answerIn(enquiry.language)
  const address = addressForm(enquiry.email, written.address, intent, path)
  return html`${undelivered.length > 0 && address}
    <form method="post" action="${path}/status" class="fields" aria-labelledby="status-of-it">
      <h2 id="status-of-it">Status</h2>
      <input type="hidden" name="was" value="${status}" />
      <input type="hidden" name="intent" value="s${intent}" />
      <fieldset class="choices">
        <legend class="visually-hidden">Status</legend>
        ${STATUSES.map(
          (each) =>
            html`<label
              ><input
                type="radio"
                name="status"
                value="${each}"
                ${each === status && html`checked`}
              />
              ${each}</label
            >`,
        )}
      </fieldset>
      <label class="tick"
        ><input type="checkbox" name="tell" value="yes" checked /> Email the traveller</label
      >
      <button class="strong">Update status</button>
    </form>
    <form method="post" action="${path}/reply" class="fields" aria-labelledby="reply-to-it">
      <h2 id="reply-to-it">Reply</h2>
      <input type="hidden" name="intent" value="r${intent}" />
      <label
        >Email to ${first_name || 'the traveller'}
        <textarea name="text" rows="8" required maxlength="20000" dir="auto">
${written.reply}</textarea>
      </label>
      <p class="quiet">
        ${spoken && `${spoken}.`} We add a greeting, the reference and your name. Replies go to the
        desk's inbox.
      </p>
      <button class="quiet-button">Send reply</button>
    </form>
    <form method="post" action="${path}/note" class="fields" aria-labelledby="note-on-it">
      <h2 id="note-on-it">Note</h2>
      <input type="hidden" name="intent" value="n${intent}" />
      <label
        >Only staff see this
        <textarea name="text" rows="3" required maxlength="20000" dir="auto">
${written.note}</textarea>
      </label>
      <button class="quiet-button">Add note</button>
    </form>
    ${undelivered.length === 0 && address}
    <form method="post" action="${path}/links" class="fields" aria-labelledby="links-to-it">
      <h2 id="links-to-it">Links</h2>
      <input type="hidden" name="intent" value="l${intent}" />
      <p class="quiet">
        Emails to the traveller have a link that opens the enquiry without a password. Revoke them
        if one has reached somebody else. The traveller can get a new one at /follow-enquiry.
      </p>
      <button class="quiet-button">Revoke links</button>
    </form>`
}
