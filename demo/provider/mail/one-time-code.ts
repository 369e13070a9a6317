import type { CorporateUser } from '../../../widgets/contract/corporate.ts'
import { OTP_LIFE } from '../../../widgets/contract/limits.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails.ts'
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
          text: `It is valid for ${OTP_LIFE / 60} minutes and can be used once.`,
        },
        {
          kind: 'say',
          text: `You, or somebody who typed your address, asked ${brand.name} for a code to send a trip enquiry as ${traveller}. The code is for ${user.email}.`,
        },
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'steps',
          steps: [
            'Type the code into the form that asked for it.',
            `Send your enquiry. One of our trip planners calls you within ${brand.callsWithin}.`,
          ],
        },
        {
          kind: 'aside',
          text: 'It was not you? Ignore this mail, and do not pass the code on to anybody. We never ask for it by phone.',
        },
      ],
    }),
  }
}
