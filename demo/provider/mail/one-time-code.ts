import type { CorporateUser } from '../../../widgets/contract/corporate.ts'
import { OTP_LIFE } from '../../../widgets/contract/limits.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
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
): Mail {
  const traveller = `${/^[aeiou]/i.test(company) ? 'an' : 'a'} ${company} traveller`
  return {
    kind: 'code',
    recipient: user.corporate_email,
    about: user.email,
    replyTo: desk,
    codeLife: OTP_LIFE,
    ...mailOf({
      subject: `${code} is your verification code`,
      desk,
      parts: [
        { kind: 'title', text: 'Your verification code' },
        { kind: 'code', text: code },
        {
          kind: 'say',
          text: `It works once and expires in ${OTP_LIFE / 60} minutes.`,
        },
        {
          kind: 'say',
          text: `The code lets ${user.email} send ${brand.name} a trip enquiry as ${traveller}.`,
        },
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'steps',
          steps: [
            'Enter the code in the form that asked for it.',
            `Send your enquiry. One of our planners will call you within ${brand.callsWithin}.`,
          ],
        },
        {
          kind: 'aside',
          text: 'Wasn’t you? Ignore this email and don’t share the code. We’ll never ask for it by phone.',
        },
      ],
    }),
  }
}
