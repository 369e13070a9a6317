import type { CorporateUser } from '../../../widgets/contract/corporate.ts'
import { OTP_LIFE } from '../../../widgets/contract/limits.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
import { messagesIn } from '../messages/messages.ts'
import { mailOf } from './letter-mail.ts'

/**
 * Email with a one-time code to a corporate address. It names the personal address that requested it, so that nobody
 * verifies another person by typing in a code they did not request.
 */
export function oneTimeCodeMail(
  user: CorporateUser,
  company: string,
  code: string,
  desk: string,
  language: string | undefined,
): Mail {
  const says = messagesIn(language)
  const { subject, title, kept, use, enter, send, notYou } = says.code
  return {
    kind: 'code',
    recipient: user.corporate_email,
    about: user.email,
    replyTo: desk,
    codeLife: OTP_LIFE,
    ...mailOf({
      subject: subject(code),
      desk,
      says,
      parts: [
        { kind: 'title', text: title },
        { kind: 'code', text: code },
        { kind: 'say', text: kept(OTP_LIFE / 60) },
        { kind: 'say', text: use(user.email, brand.name, company) },
        { kind: 'heading', text: says.letter.next },
        { kind: 'steps', steps: [enter, send] },
        { kind: 'aside', text: notYou },
      ],
    }),
  }
}
