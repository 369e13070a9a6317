import { html } from 'hono/html'
import type { DeskEnquiry } from '../../data/enquiries/desk-enquiries.ts'
import type { View } from '../../data/enquiries/queue.ts'
import type { Draft } from '../../data/plans/plan-drafts.ts'
import type { Plan } from '../../data/plans/plans.ts'
import type { Staff } from '../../data/people/staff.ts'
import { ENGLISH } from '../../messages/messages.ts'
import { shownDate } from '../../settings/company-time.ts'
import { showDate } from '../../../../widgets/contract/values/dates.ts'
import { PATH, filterAddress, nameOf } from '../enquiry-list.ts'
import { type Frame, type Piece, deskPage, moment } from '../frame.ts'
import { type PlanFormShown, planForm } from './plan-form.ts'
import { IDEAS } from './trip-ideas.ts'

export const planFormAddress = (reference: string) => `${PATH}/${reference}/plan`

interface PageShown {
  staff: Staff
  enquiry: DeskEnquiry
  /** Path of this page, with the tab it was opened from. */
  action: string
  back: string
  notice: Frame['notice']
}

function page(
  { staff, enquiry, back, notice }: PageShown,
  script: string | undefined,
  body: Piece,
) {
  const { reference, destination } = enquiry
  return deskPage({
    title: `Plan for ${reference}`,
    staff,
    current: PATH,
    notice,
    script,
    body: html`<p class="back"><a href="${back}">Enquiry ${reference}</a></p>
      <h1>Plan for ${nameOf(enquiry)}: ${destination}</h1>
      ${body}`,
  })
}

export function draftPage(shown: PageShown, draft: Draft | undefined, form: PlanFormShown): string {
  return page(
    shown,
    '/desk/plan-draft.js',
    html`<p class="quiet">
        ${draft ? html`Draft, saved ${moment(draft.saved_at)} by ${draft.name}.` : 'Not saved yet.'}
      </p>
      ${planForm(form)}`,
  )
}

/** Asks what a new draft starts from. */
export function startPage(shown: PageShown, plans: Plan[]): string {
  const { action, enquiry } = shown
  const start = (from: string, label: string) =>
    html`<button class="quiet-button" name="from" value="${from}">${label}</button>`
  const [latest] = plans
  return page(
    shown,
    undefined,
    html`<section class="narrow">
      <h2>Start from</h2>
      <form method="post" action="${action}" class="fields">
        <input type="hidden" name="do" value="start" />
        ${latest && start(`version:${latest.version}`, `Version ${latest.version}`)}
        ${start('destinations', `Destinations: ${enquiry.destination}`)}
        ${start('empty', 'An empty plan')}
      </form>
      <form method="post" action="${action}" class="fields">
        <input type="hidden" name="do" value="start" />
        <label
          >Trip idea
          <select name="from" autofocus>
            ${IDEAS.map(({ id, name }) => html`<option value="idea:${id}">${name}</option>`)}
          </select>
        </label>
        <button class="quiet-button">Start from the trip idea</button>
      </form>
    </section>`,
  )
}

/** Plans of an enquiry on its page, which was opened from a view of the queue. */
export function plansPart(
  reference: string,
  plans: Plan[],
  draft: Draft | undefined,
  view: View | '',
) {
  const address = planFormAddress(reference)
  return html`<section>
    <h2>Plan</h2>
    ${
      plans.length > 0 &&
      html`<ul class="plans">
        ${plans.map(
          (plan) =>
            html`<li>
              <a href="${address}/${plan.version}">Version ${plan.version}: ${plan.title}</a>
              <p class="quiet">
                ${ENGLISH.plan.rupees(plan.total)}, sent ${moment(plan.sent_at)} by ${plan.planner}
              </p>
              <p>${stateInWords(plan, plans)}</p>
            </li>`,
        )}
      </ul>`
    }
    ${draft && html`<p class="quiet">Draft, saved ${moment(draft.saved_at)} by ${draft.name}.</p>`}
    <p>
      <a class="quiet-button" data-key="p" href="${filterAddress({ view }, {}, address)}"
        >${draft ? 'Edit the draft' : plans.length > 0 ? 'Write a new version' : 'Write a plan'}</a
      >
    </p>
  </section>`
}

function stateInWords(plan: Plan, [latest]: Plan[]) {
  const { accepted_at, declined_at, valid_until, version } = plan
  if (accepted_at) return html`<strong>Accepted</strong> ${shownDate(accepted_at)}`
  if (declined_at) return html`<strong>Declined</strong> ${shownDate(declined_at)}`
  if (latest?.version !== version) return 'Replaced by a newer version'
  return `Waits for the traveller, valid until ${showDate(valid_until)}`
}
