import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { Mail } from '../data/mails/mails.ts'
import type { Plan } from '../data/plans/plans.ts'
import { ENGLISH } from '../messages/messages.ts'
import { answerIn } from './answer-in.ts'
import { mailOf } from './letter-mail.ts'

export type PlanAnswer = 'accept' | 'ask' | 'decline'

const SUBJECTS: Record<PlanAnswer, string> = {
  accept: 'Plan accepted',
  ask: 'Question about the plan',
  decline: 'Plan declined',
}

const SAID: Record<PlanAnswer, string> = {
  accept: 'The traveller accepted the plan. Please arrange the booking and the payment.',
  ask: 'The traveller asks about the plan:',
  decline: 'The traveller declined the plan.',
}

/** Email to an enquiry's owner about the traveller's answer to a plan; replies go to the traveller. */
export function planAnswerMail(
  { reference, first_name, last_name, email, phone_number, language }: DeskEnquiry,
  { title, version, total }: Plan,
  { answer, text }: { answer: PlanAnswer; text: string },
  recipient: string,
  link: string | undefined,
): Mail {
  const spoken = answerIn(language)
  return {
    kind: 'plan-answer',
    recipient,
    about: email,
    enquiry: reference,
    replyTo: email,
    ...mailOf({
      subject: `${SUBJECTS[answer]}: ${reference}`,
      desk: recipient,
      parts: [
        { kind: 'title', text: `${SUBJECTS[answer]}: ${reference}` },
        { kind: 'say', text: SAID[answer] },
        text !== '' && { kind: 'quote', text },
        spoken !== undefined && { kind: 'say', text: `${spoken}.` },
        {
          kind: 'facts',
          facts: [
            ['Plan', `${title}, version ${version}`],
            ['Total', ENGLISH.plan.rupees(total)],
            ['Name', [first_name, last_name].filter(Boolean).join(' ')],
            ['Email', email],
            ['Mobile', phone_number],
          ],
        },
        link !== undefined && { kind: 'link', label: 'Open the enquiry', address: link },
      ],
    }),
  }
}
