import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
import type { Staff } from '../data/people/staff.ts'
import { mailOf } from './letter-mail.ts'

type Recipient = Pick<Staff, 'email' | 'name'>

/** A link for staff to choose a password for the desk. */
export function staffLinkMail({ email, name }: Recipient, link: string, desk: string): Mail {
  const title = 'Choose a password for the desk'
  return {
    kind: 'staff-link',
    recipient: email,
    about: email,
    replyTo: desk,
    secret: true,
    ...mailOf({
      subject: title,
      desk,
      parts: [
        { kind: 'title', text: title },
        { kind: 'say', text: `Hello ${name}, a colleague at ${brand.name} sent you this link.` },
        { kind: 'link', label: 'Choose a password', address: link },
        { kind: 'say', text: 'It works once, within a week.' },
        { kind: 'aside', text: 'Don’t work with us? You can ignore this email.' },
      ],
    }),
  }
}

/**
 * Notice to staff that their second factor was changed.
 * @param text what was done, such as 'Added a passkey'
 */
export function factorMail({ email, name }: Recipient, text: string, desk: string): Mail {
  const title = 'Your second factor was changed'
  return {
    kind: 'factor-changed',
    recipient: email,
    about: email,
    replyTo: desk,
    ...mailOf({
      subject: title,
      desk,
      parts: [
        { kind: 'title', text: title },
        { kind: 'say', text: `Hello ${name}, this was changed in your account for the desk:` },
        { kind: 'quote', text },
        { kind: 'say', text: 'You were signed out everywhere else.' },
        {
          kind: 'aside',
          text: 'Wasn’t you? Ask an administrator to reset your second factor, and change your password.',
        },
      ],
    }),
  }
}
