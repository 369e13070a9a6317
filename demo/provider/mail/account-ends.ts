import { shownDate } from '../settings/company-time.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
import { mailOf } from './letter-mail.ts'

export function accountEndsMail(
  recipient: string,
  end: Date,
  publicUrl: string | undefined,
  desk: string,
): Mail {
  const day = shownDate(end)
  return {
    kind: 'account-ends',
    recipient,
    about: recipient,
    replyTo: desk,
    ...mailOf({
      subject: `Your account will be deleted on ${day}`,
      desk,
      parts: [
        { kind: 'title', text: 'Your account will be deleted' },
        {
          kind: 'say',
          text: `You haven’t used your account with ${brand.name} for a long time. We’ll delete it on ${day}, with your name and number.`,
        },
        { kind: 'say', text: 'To keep it, sign in before that day.' },
        publicUrl !== undefined && {
          kind: 'link',
          label: 'Sign in',
          address: `${publicUrl}/login`,
        },
        { kind: 'aside', text: 'Don’t need it any more? You don’t have to do anything.' },
      ],
    }),
  }
}
