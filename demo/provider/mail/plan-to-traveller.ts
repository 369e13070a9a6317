import { brand } from '../../../site/brand.ts'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { Mail } from '../data/mails/mails.ts'
import type { PlanContent, PlanDay } from '../data/plans/plans.ts'
import { type Messages, messagesIn } from '../messages/messages.ts'
import { travellerGreeting } from './greeting.ts'
import { mailOf } from './letter-mail.ts'

export interface PlanTold {
  plan: PlanContent
  version: number
  /** Name of the planner. */
  planner: string
}

/** Email with a plan and its price; replies go to the desk. `link` opens its page. */
export function planMail(
  { reference, first_name, email, language }: DeskEnquiry,
  { plan, version, planner }: PlanTold,
  desk: string,
  link: string | undefined,
): Mail {
  const says = messagesIn(language)
  const { plan: own, letter, status, trip } = says
  return {
    kind: 'plan',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: version === 1 ? own.subject(reference) : own.changedSubject(reference),
      desk,
      says,
      parts: [
        { kind: 'title', text: plan.title },
        { kind: 'say', text: travellerGreeting(says, first_name) },
        { kind: 'say', text: version === 1 ? own.intro : own.changed },
        plan.message !== '' && { kind: 'lines', text: plan.message },
        link !== undefined && { kind: 'link', label: own.open, address: link },
        link !== undefined && { kind: 'say', text: own.openHint },
        { kind: 'heading', text: own.price },
        {
          kind: 'facts',
          facts: [
            [own.perPerson, own.rupees(plan.price)],
            [own.people, plan.people],
            [own.total, own.rupees(plan.total)],
            [own.validUntil, trip.date(plan.valid_until)],
          ],
        },
        { kind: 'heading', text: own.days },
        { kind: 'steps', steps: plan.days.map((day) => dayTold(day, says)) },
        plan.terms !== '' && { kind: 'heading', text: own.terms },
        plan.terms !== '' && { kind: 'lines', text: plan.terms },
        { kind: 'say', text: letter.change(brand.phones[0], reference) },
        { kind: 'say', text: status.signed(planner, brand.name) },
      ],
    }),
  }
}

/** 'Agra: The fort, then the Taj Mahal. Night: Hotel Amar'. */
function dayTold({ place, activity, night }: PlanDay, { plan }: Messages): string {
  const what = [place, activity].filter(Boolean).join(': ')
  if (night === '') return what
  return `${what}${/[.!?।]$/.test(what) ? '' : '.'} ${plan.night}: ${night}`
}
