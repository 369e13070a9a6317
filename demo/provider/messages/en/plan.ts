import { countedIn } from '../counted.ts'
import { rupeesIn } from '../rupees.ts'

const counted = countedIn('en')

/** The plan of a trip with its price: an email and a page. */
export const says = {
  rupees: rupeesIn('en-IN'),
  subject: (reference: string) => `Your plan with a price: ${reference}`,
  changedSubject: (reference: string) => `Your changed plan: ${reference}`,
  intro: 'Here is your plan with its price.',
  changed: 'Here is your changed plan. It replaces the one before.',
  open: 'See your plan',
  openHint:
    'You can accept it, ask a question or decline it there. You don’t need a password. Don’t share the link.',

  name: (reference: string) => `Plan for ${reference}`,
  sent: (version: number, date: string, planner: string) =>
    `Version ${version}, sent on ${date} by ${planner}`,
  from: (planner: string) => `A note from ${planner}`,
  price: 'Price',
  perPerson: 'Per person',
  people: 'Travellers',
  forPeople: (people: number) =>
    counted(people, { one: 'for # traveller', other: 'for # travellers' }),
  total: 'Total',
  validUntil: 'Valid until',
  days: 'Day by day',
  day: (number: number) => `Day ${number}`,
  night: 'Night',
  terms: 'Terms',

  answer: 'Your answer',
  accept: 'Accept this plan',
  acceptHint:
    'Accept it, and your planner will contact you to arrange the booking and the payment. You pay nothing here.',
  ask: 'Ask a question',
  question: 'Your question or what you’d like to change',
  sendQuestion: 'Send question',
  decline: 'Decline this plan',
  reason: 'Reason (optional)',
  confirmDecline: 'Yes, decline it',
  asked: 'Your questions',
  answerTo: 'We’ll answer by email or phone.',

  accepted: (date: string) => `You accepted this plan on ${date}.`,
  acceptedNext: 'Your planner will contact you to arrange the booking and the payment.',
  declined: (date: string) => `You declined this plan on ${date}.`,
  declinedNext: 'Changed your mind, or want something else? Ask us below.',
  lapsed: (date: string) => `This price was valid until ${date}.`,
  lapsedNext: 'Ask us below, and we’ll send you a new one.',
  closed: 'This enquiry is closed.',
  closedNext: 'Want to take this trip after all? Ask us below.',
  replaced: 'There is a newer version of this plan.',
  replacedNext: 'This is an older one. You can only answer the newest.',
  seeNewest: 'See the newest version',

  noText: 'Please write your question.',
  longText: (most: number) => `Please write at most ${most} characters.`,
  tooLate: 'This plan can’t be answered like that any more. Nothing was changed.',

  expired: 'This link has expired',
  expiredHint: 'The plan’s price is no longer valid. We can make you a new plan.',
  revoked: 'This link no longer works',
  revokedHint: 'It was replaced to protect your data.',
  invalid: 'This link doesn’t work',
  invalidHint: 'It may be incomplete. Please open it from our email once more.',
  follow: 'Follow your enquiry',
  contact: (phone: string, email: string) => `Prefer to talk? Call ${phone} or email ${email}.`,
  quote: (phone: string, email: string, reference: string) =>
    `Prefer to talk? Call ${phone} or email ${email} and quote ${reference}.`,
}
