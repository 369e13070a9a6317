import { html } from 'hono/html'
import { brand, dial, unbroken } from '../../../site/brand.ts'
import { MAX_TEXT } from '../../../widgets/contract/limits.ts'
import type { PlanContent, PlanQuestion } from '../data/plans/plans.ts'
import type { Messages } from '../messages/messages.ts'
import { companyDate } from '../settings/company-time.ts'
import { planAnswers } from './plan-answers.ts'
import { type Piece, planFrame } from './plan-frame.ts'

/** What a traveller can do with a version. `ask` includes questions about a plan that can't be accepted any more. */
export type PlanState = 'open' | 'accepted' | 'declined' | 'lapsed' | 'closed' | 'replaced'

export interface PlanShown {
  says: Messages
  reference: string
  plan: PlanContent
  version: number
  planner: string
  sentAt: Date
  state: PlanState
  /** When it was accepted or declined. */
  answeredAt: Date | null
  questions: PlanQuestion[]
  /** Key of the form; undefined for a preview, which takes no answer. */
  key: string | undefined
  /** Path of the newest version, if this is an older one. */
  newest?: string | undefined
  /** Refused input, and why. */
  refused?: { text: string; fault: string } | undefined
  /** Above the plan, for staff. */
  banner?: Piece
}

/** A version of a plan as the traveller sees it, on screen and on paper. */
export function planPage(shown: PlanShown): string {
  const { says, reference, plan, version, planner, sentAt, refused, banner } = shown
  const { plan: own, trip } = says
  const isOpen = shown.state === 'open'
  return planFrame({
    says,
    title: `${refused ? `${refused.fault} ` : ''}${plan.title} · ${brand.name}`,
    body: html`${banner} ${notice(shown)}
      <div class="plan">
        <div class="top">
          <p class="quiet">${own.name(reference)}</p>
          <h1 dir="auto">${plan.title}</h1>
          <p class="quiet">${own.sent(version, trip.date(companyDate(sentAt)), planner)}</p>
        </div>
        <section class="price" aria-labelledby="price">
          <h2 id="price">${own.price}</h2>
          <p class="total">
            <strong>${own.rupees(plan.total)}</strong> ${own.forPeople(plan.people)}
          </p>
          <dl>
            <div>
              <dt>${own.perPerson}</dt>
              <dd>${own.rupees(plan.price)}</dd>
            </div>
            <div>
              <dt>${own.validUntil}</dt>
              <dd>${trip.date(plan.valid_until)}</dd>
            </div>
          </dl>
          ${isOpen && shown.key && html`<a class="strong" href="#answer">${own.answer}</a>`}
        </section>
        <div class="trip">
          ${
            plan.message &&
            html`<section class="note" aria-labelledby="note">
              <h2 id="note">${own.from(planner)}</h2>
              <p class="written" dir="auto">${plan.message}</p>
            </section>`
          }
          ${days(shown)}
          ${
            plan.terms &&
            html`<section class="terms" aria-labelledby="terms">
              <h2 id="terms">${own.terms}</h2>
              <p class="written" dir="auto">${plan.terms}</p>
            </section>`
          }
        </div>
        ${planAnswers(shown, MAX_TEXT)}
      </div>
      <p class="contact">${contact(shown)}</p>`,
  })
}

function days({ says: { plan: own }, plan }: PlanShown) {
  return html`<section class="days" aria-labelledby="days">
    <h2 id="days">${own.days}</h2>
    <ol>
      ${plan.days.map(
        ({ place, activity, night }, index) =>
          html`<li>
            <p class="number">${own.day(index + 1)}</p>
            <div>
              ${place && html`<h3 dir="auto">${place}</h3>`}
              ${activity && html`<p class="written" dir="auto">${activity}</p>`}
              ${night && html`<p class="quiet">${own.night}: <bdi>${night}</bdi></p>`}
            </div>
          </li>`,
      )}
    </ol>
  </section>`
}

function notice({ says, state, plan, answeredAt, newest, refused }: PlanShown) {
  const { plan: own, trip } = says
  const date = answeredAt ? trip.date(companyDate(answeredAt)) : ''
  const told: Record<PlanState, [what: string, next: string] | undefined> = {
    open: undefined,
    accepted: [own.accepted(date), own.acceptedNext],
    declined: [own.declined(date), own.declinedNext],
    lapsed: [own.lapsed(trip.date(plan.valid_until)), own.lapsedNext],
    closed: [own.closed, own.closedNext],
    replaced: [own.replaced, own.replacedNext],
  }
  const said = told[state]
  return html`${refused && html`<p class="notice failed" role="alert">${refused.fault}</p>`}
  ${
    said &&
    html`<div class="notice ${state}" role="status">
      <p><strong>${said[0]}</strong> ${said[1]}</p>
      ${newest && html`<p><a class="strong" href="${newest}">${own.seeNewest}</a></p>`}
    </div>`
  }`
}

const contact = ({ says: { plan: own }, reference }: PlanShown) =>
  own.quote(unbroken(brand.phones[0]), brand.enquiries, unbroken(reference))

/** A page without a plan, for a link that opens none. */
export function noPlanPage(says: Messages, state: 'expired' | 'revoked' | 'invalid'): string {
  const { plan: own } = says
  const [phone] = brand.phones
  return planFrame({
    says,
    title: `${own[state]} · ${brand.name}`,
    body: html`<div class="alone">
      <h1>${own[state]}</h1>
      <p>${own[`${state}Hint`]}</p>
      <p class="links">
        <a
          class="strong"
          href="${says.language.code === 'en' ? '' : `/${says.language.code}`}/follow-enquiry"
          >${own.follow}</a
        >
        <a class="quiet-button" dir="ltr" href="${dial(phone)}">${unbroken(phone)}</a>
      </p>
    </div>`,
  })
}
