import { shownDate } from '../settings/company-time.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails.ts'
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
          text: `You have not used your account with ${brand.name} for a long time. We delete it on ${day}, with your name and your number.`,
        },
        { kind: 'say', text: 'Do you want to keep it? Sign in once before that day.' },
        publicUrl !== undefined && {
          kind: 'link',
          label: 'Sign in',
          address: `${publicUrl}/login`,
        },
        { kind: 'aside', text: 'Do you not need it any more? Then you have nothing to do.' },
      ],
    }),
  }
}
