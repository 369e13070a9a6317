import type { CorporateUser } from '../../../widgets/contract/corporate.ts'
import { OTP_LIFE } from '../../../widgets/contract/limits.ts'
import type { Mail } from '../data/mails.ts'

/**
 * Brings a one-time code to a corporate address. It names the personal address it was asked for, so
 * that nobody verifies somebody else by typing in a code they did not ask for.
 */
export function oneTimeCodeMail(user: CorporateUser, company: string, code: string): Mail {
  return {
    recipient: user.corporate_email,
    codeLife: OTP_LIFE,
    subject: `${code} is your verification code`,
    body: `Your verification code is

    ${code}

It is valid for ${OTP_LIFE / 60} minutes and can be used once.

It was asked for by ${user.email}, to send a trip enquiry as somebody who works at ${company}. If that was not you, ignore this mail, and do not pass the code on to anybody.
`,
  }
}
