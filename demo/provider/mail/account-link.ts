import { brand } from '../../../site/brand.ts'
import { LINK_LIFE, type Purpose } from '../data/people/account-links.ts'
import type { Mail } from '../data/mails/mails.ts'
import type { Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

const DAYS = LINK_LIFE.activation / (24 * 3_600_000)
const MINUTES = LINK_LIFE.reset / 60_000

/**
 * Email with a link to choose a password. Anyone can request one for any address, so it reveals nothing of the account
 * beyond its existence.
 */
export function accountLinkMail(
  recipient: string,
  purpose: Purpose,
  link: string,
  desk: string,
): Mail {
  return {
    kind: 'account-link',
    recipient,
    about: recipient,
    replyTo: desk,
    secret: true,
    ...mailOf({ subject: SUBJECTS[purpose], desk, parts: PARTS[purpose](link) }),
  }
}

export function activationLink(address: string): Part {
  return {
    kind: 'link',
    label: 'Choose a password',
    address,
  }
}

export const LINK_KEPT: Part = {
  kind: 'say',
  text: `The link works once and expires in ${DAYS} days. Don’t share it.`,
}

const SUBJECTS: Record<Purpose, string> = {
  activation: 'Activate your account',
  reset: 'Choose a new password',
}

const PARTS: Record<Purpose, (link: string) => Part[]> = {
  activation: (link) => [
    { kind: 'title', text: SUBJECTS.activation },
    {
      kind: 'say',
      text: `We received a request for a new password for your ${brand.name} account, which has none yet.`,
    },
    activationLink(link),
    LINK_KEPT,
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'say',
      text: 'Once you’ve chosen a password, you can sign in and see your enquiries and payments online.',
    },
    {
      kind: 'aside',
      text: 'Wasn’t you? You can ignore this email. Nobody can get in without the link.',
    },
  ],
  reset: (link) => [
    { kind: 'title', text: SUBJECTS.reset },
    {
      kind: 'say',
      text: `We received a request for a new password for your ${brand.name} account.`,
    },
    { kind: 'link', label: 'Choose a new password', address: link },
    {
      kind: 'say',
      text: `The link works once and expires in ${MINUTES} minutes. Don’t share it.`,
    },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'say',
      text: 'You choose a new password and sign in with it. You’ll be signed out everywhere else.',
    },
    { kind: 'aside', text: 'Wasn’t you? You can ignore this email. Your password stays the same.' },
  ],
}
