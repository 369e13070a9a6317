import { companyDate } from '../settings/company-time.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
import { messagesIn, pathIn } from '../messages/messages.ts'
import { mailOf } from './letter-mail.ts'

export function accountEndsMail(
  { email, language }: { email: string; language: string | null },
  end: Date,
  publicUrl: string | undefined,
  desk: string,
): Mail {
  const day = companyDate(end)
  const says = messagesIn(language)
  const { subject, title, why, keep, signIn, notNeeded } = says.account.ends
  return {
    kind: 'account-ends',
    recipient: email,
    about: email,
    replyTo: desk,
    ...mailOf({
      subject: subject(day),
      desk,
      says,
      parts: [
        { kind: 'title', text: title },
        { kind: 'say', text: why(brand.name, day) },
        { kind: 'say', text: keep },
        publicUrl !== undefined && {
          kind: 'link',
          label: signIn,
          address: publicUrl + pathIn(says, '/login'),
        },
        { kind: 'aside', text: notNeeded },
      ],
    }),
  }
}
