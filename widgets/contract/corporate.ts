import * as z from 'zod/mini'
import { latinDigits } from './values/digits.ts'
import { OTP_DIGITS } from './limits.ts'
import { receipt, truthy } from './list.ts'
import { email, uuid } from './text.ts'

/** Requests a one-time code for a corporate address. */
export const corporateUser = z.object({ corporate_company_id: uuid, email, corporate_email: email })
export type CorporateUser = z.infer<typeof corporateUser>

export const codeDigits = (typed: string) => latinDigits(typed).replace(/\D/g, '')

/** A one-time code. Characters other than digits are ignored. */
export const otp = z
  .string('required')
  .check(
    z.overwrite(codeDigits),
    z.minLength(1, 'required'),
    z.regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), 'invalid'),
  )

export const otpVerification = z.object({ corporate_email: email, otp })
export type OtpVerification = z.infer<typeof otpVerification>

/**
 * Response to a correct code. Enquiries send the `proof` in the header `Corporate-Proof`, so a proof that isn't a valid
 * header value is dropped.
 */
const proof = z.string().check(z.regex(/^[!-~]{1,1024}$/))
export const verification = receipt(z.object({ proof: z.optional(proof) }))

export const createCorporateUser = { input: corporateUser, output: truthy }
export const validateOtp = { input: otpVerification, output: verification }
