import { createCorporateUser, validateOtp } from '../../../widgets/contract/enquiry-endpoints.ts'
import { OTP_RESEND_AFTER } from '../../../widgets/contract/limits.ts'
import type { Routes } from '../calls/calls.ts'
import { companyOf, keepCode, takeGuess, verifyUser } from '../data/enquiries/corporate.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { addMails, forgetCodes } from '../data/mails/mails.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import { oneTimeCodeMail } from '../mail/one-time-code.ts'
import { hashCode, isCode, newCode } from '../secrets/one-time-code.ts'
import { Refused, wrongFields } from '../errors/refused.ts'

/** Clients that can each use their whole limit for one mailbox; its total limit follows from this. */
const SENDERS = 4

const REASONS = {
  otp_wrong: 'The code is wrong.',
  otp_expired: 'There is no valid code for this address.',
  otp_locked: 'Too many wrong codes.',
}

/** Sends one-time codes to corporate addresses, and checks them (specification, section 4). */
export function corporateRoutes(
  { answerInLine: answer, database, settings }: Routes,
  wakeMail: () => void,
): void {
  answer(
    createCorporateUser,
    async ({ input, address, language }) => {
      const company = await companyOf(database, input)
      if (!company) throw wrongFields({ corporate_company_id: 'invalid' })
      if (!company.has_address) throw wrongFields({ corporate_email: 'mismatch' })
      const now = settings.now()
      const mailbox = `code to ${mailboxOf(input.corporate_email)}`
      const { limit, seconds } = settings.codeMailboxRate
      // Limited by client first, so that a stranger can't use up the owner's codes.
      const own = `${mailbox} for ${address}`
      const limits = [
        { subject: own, limit: 1, seconds: OTP_RESEND_AFTER },
        { subject: own, limit, seconds },
        { subject: mailbox, limit: SENDERS * limit, seconds },
        { subject: `code for ${address}`, ...settings.codeRate },
      ]
      await enforceRateLimits(database, limits, now)
      const code = newCode()
      const hashed = await hashCode(code)
      await database.transaction(async (queries) => {
        await shareMailbox(queries, input.email, input.corporate_email)
        await keepCode(queries, input, hashed, now)
        await forgetCodes(queries, input.corporate_email, now)
        const desk = settings.enquiryEmail
        const mail = oneTimeCodeMail(input, company.name, code, desk, language)
        await addMails(queries, [mail], now, settings.demo)
      })
      wakeMail()
      return { sent: true }
    },
    201,
  )

  answer(validateOtp, async ({ input }) => {
    const code = await takeGuess(database, input.corporate_email, settings.now())
    if (typeof code === 'string') throw refusedCode(code)
    if (!(await isCode(input.otp, code))) throw refusedCode('otp_wrong')
    const now = settings.now()
    const proof = await verifyUser(database, input.corporate_email, code.hash, now)
    if (!proof) throw refusedCode('otp_expired')
    await forgetCodes(database, input.corporate_email, now)
    return { proof }
  })
}

function refusedCode(code: keyof typeof REASONS): Refused {
  return new Refused(400, code, REASONS[code])
}
