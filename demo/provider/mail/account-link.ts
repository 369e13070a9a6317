import { LINK_LIFE, type Purpose } from '../data/account-links.ts'
import type { Mail } from '../data/mails.ts'

const DAYS = LINK_LIFE.activation / (24 * 3_600_000)
const MINUTES = LINK_LIFE.reset / 60_000

/**
 * Brings a link to choose a password. The address is anybody's guess: it says nothing of the account
 * but that there is one, which its owner knows.
 */
export function accountLinkMail(recipient: string, purpose: Purpose, link: string): Mail {
  return { recipient, secret: true, ...TEXTS[purpose](link) }
}

/** What a mail about something else says of the link to a new account. */
export function activationTold(link: string): string {
  return `To follow your enquiry online, choose a password for your account:

    ${link}

The link works once, within ${DAYS} days. Do not pass it on to anybody.`
}

const TEXTS: Record<Purpose, (link: string) => Pick<Mail, 'subject' | 'body'>> = {
  activation: (link) => ({
    subject: 'Activate your account',
    body: `Hello,

somebody asked for a new password for this address. Its account has none yet; choose one here:

    ${link}

The link works once, within ${DAYS} days. If it was not you who asked, ignore this mail, and do not pass the link on to anybody.
`,
  }),
  reset: (link) => ({
    subject: 'Choose a new password',
    body: `Hello,

somebody asked for a new password for your account. Choose one here:

    ${link}

The link works once, within ${MINUTES} minutes, and you are signed out everywhere when you use it. If it was not you who asked, ignore this mail, and do not pass the link on to anybody: your password stays as it is.
`,
  }),
}
