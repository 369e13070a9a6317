import { ATTRIBUTION, ATTRIBUTION_NAMES } from '../../../widgets/contract/values/attribution.ts'
import { noticeText } from '../../../widgets/contract/privacy-notices.ts'
import { html } from 'hono/html'
import { type ShownFact, factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import { answerIn } from '../mail/answer-in.ts'
import { lengthExplained } from '../../../widgets/messages/en/wizard-length.ts'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { undeliveredNotice } from './undelivered-notice.ts'
import { forms } from './enquiry-forms.ts'
import type { EnquiryShown } from './enquiry-shown.ts'
import { timeline } from './enquiry-timeline.ts'
import { PATH, enquiryEntry, filterAddress, nameOf, statusMark } from './enquiry-list.ts'
import { deskPage, moment } from './frame.ts'
import { plansPart } from './plans/plan-pages.ts'
import { heldNotice } from './suspicious-page.ts'
import { dueTime, span } from './queue-times.ts'

const MOST_OTHERS = 5

/** An enquiry with its history and forms. */
export function enquiryPage(shown: EnquiryShown): string {
  const { staff, enquiry, notice, view, now, others } = shown
  const { reference, destination, status, received_at, due_at, waiting_since } = enquiry
  const path = `${PATH}/${reference}`
  const spoken = answerIn(enquiry.language)
  return deskPage({
    title: `Enquiry ${reference}`,
    staff,
    current: PATH,
    notice,
    script: '/desk/desk-keys.js',
    body: html`${
        staff &&
        html`<p class="back">
          <a href="${filterAddress({ view })}">${view ? 'Back to the list' : 'All enquiries'}</a>
        </p>`
      }
      <div class="title">
        <h1>${nameOf(enquiry)}: ${destination}</h1>
        ${statusMark(status)}
      </div>
      <p class="quiet">
        ${reference}, received
        ${moment(received_at)}${due_at && html`, due ${dueTime(due_at, now)}`}${
          waiting_since && html`, waiting for the traveller for ${span(waiting_since, now)}`
        }${spoken && html`, <strong>${spoken}</strong>`}
      </p>
      ${undeliveredNotice(shown.undelivered, enquiry)}
      <div class="columns">
        <div>
          ${facts(enquiry)}
          ${
            staff &&
            html`${!enquiry.suspicious_at && plansPart(reference, shown.plans, shown.draft, view)}
              <p>
                <a href="/desk/persons?enquiry=${reference}">Data we keep about this person</a>
              </p>
              ${othersOf(others)} ${timeline(shown)}`
          }
        </div>
        ${
          staff
            ? html`<div class="deeds">
                ${enquiry.suspicious_at ? heldNotice(enquiry) : forms(shown, staff)}
              </div>`
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

function othersOf(others: DeskEnquiry[]) {
  if (others.length === 0) return undefined
  return html`<section>
    <h2>Other enquiries of this person</h2>
    <ul class="enquiries stacked">
      ${others.slice(0, MOST_OTHERS).map(enquiryEntry)}
    </ul>
    ${others.length > MOST_OTHERS && html`<p class="quiet">And ${others.length - MOST_OTHERS} more.</p>`}
  </section>`
}

function linked({ name, value }: ShownFact) {
  if (name === 'email') return html`<a href="mailto:${value}">${value}</a>`
  return name === 'phone_number' ? html`<a href="tel:+91${value}">${value}</a>` : value
}

function facts(enquiry: DeskEnquiry) {
  const { destinations = [], company, corporate_email, partner, attribution, notice } = enquiry
  const sent = factsFor('desk', enquiry).filter(({ value }) => value)
  const listed = sent.filter(({ name, part }) => part !== 'wish' && name !== 'first_name')
  const told: [string, unknown][] = [
    ...listed.map((fact): [string, unknown] => [fact.label, linked(fact)]),
    ['Company', company && `${company} (${corporate_email})`],
    ['Partner', partner],
    ...ATTRIBUTION_NAMES.map((name): [string, unknown] => [ATTRIBUTION[name], attribution?.[name]]),
    ['Privacy notice', noticeText('enquiries', notice ?? '')],
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
