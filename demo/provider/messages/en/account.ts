import { showDate } from '../../../../widgets/contract/values/dates.ts'
import { countedIn } from '../counted.ts'

const counted = countedIn('en')

/** Letters about an account: its first password, a new one, and its deletion. */
export const says = {
  choose: 'Choose a password',
  kept: (days: number) =>
    `The link works once and expires in ${counted(days, { one: '# day', other: '# days' })}. Don’t share it.`,
  activation: {
    title: 'Activate your account',
    requested: (brand: string) =>
      `We received a request for a new password for your ${brand} account, which has none yet.`,
    next: 'Once you’ve chosen a password, you can sign in and see your enquiries and payments online.',
    notYou: 'Wasn’t you? You can ignore this email. Nobody can get in without the link.',
  },
  reset: {
    title: 'Choose a new password',
    requested: (brand: string) =>
      `We received a request for a new password for your ${brand} account.`,
    kept: (minutes: number) =>
      `The link works once and expires in ${counted(minutes, { one: '# minute', other: '# minutes' })}. Don’t share it.`,
    next: 'You choose a new password and sign in with it. You’ll be signed out everywhere else.',
    notYou: 'Wasn’t you? You can ignore this email. Your password stays the same.',
  },
  ends: {
    subject: (date: string) => `Your account will be deleted on ${showDate(date)}`,
    title: 'Your account will be deleted',
    why: (brand: string, date: string) =>
      `You haven’t used your account with ${brand} for a long time. We’ll delete it on ${showDate(date)}, with your name and number.`,
    keep: 'To keep it, sign in before that day.',
    signIn: 'Sign in',
    notNeeded: 'Don’t need it any more? You don’t have to do anything.',
  },
}
