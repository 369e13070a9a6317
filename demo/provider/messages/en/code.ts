import { brand } from '../../../../site/brand.ts'
import { countedIn } from '../counted.ts'

const counted = countedIn('en')

/** The letter with a one-time code. */
export const says = {
  subject: (code: string) => `${code} is your verification code`,
  title: 'Your verification code',
  kept: (minutes: number) =>
    `It works once and expires in ${counted(minutes, { one: '# minute', other: '# minutes' })}.`,
  use: (email: string, name: string, company: string) =>
    `The code lets ${email} send ${name} a trip enquiry as ${/^[aeiou]/i.test(company) ? 'an' : 'a'} ${company} traveller.`,
  enter: 'Enter the code in the form that asked for it.',
  send: `Send your enquiry. One of our planners will call you within ${brand.callsWithin}.`,
  notYou:
    'Wasn’t you? Ignore this email and don’t share the code. We’ll never ask for it by phone.',
}
