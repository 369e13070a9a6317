import type { ZodMiniType } from 'zod/mini'
import * as users from '../contract/users.ts'
import { faultText } from './account-faults.ts'
import type { Check, Typed } from './account-form.ts'
import type { FieldErrors } from './form.ts'

/**
 * The rules of the account's forms (specification, section 5). This file brings the schemas with it, so
 * it is imported when first needed.
 */
export const checkLogin = checkBy(users.credentials)
export const checkForgotten = checkBy(users.forgotPassword.input)
export const checkProfile = checkBy(users.profileChange)
export const checkPassword = checkBy(users.passwordChange)

const checkSecret = checkBy(users.activation)

/** A new password, twice the same. */
export const checkActivation: Check<users.Activation> = (typed) => {
  const result = checkSecret(typed)
  const again = faultOfRepeat(typed)
  if (!again) return result
  return { errors: { ...result.errors, again: faultText('again', again) } }
}

function faultOfRepeat({ password, again }: Typed): string | undefined {
  if (again === password) return again ? undefined : 'required'
  return 'mismatch'
}

function checkBy<Checked>(schema: ZodMiniType<Checked, unknown>): Check<Checked> {
  return (typed) => {
    const read = schema.safeParse(typed)
    if (read.success) return { checked: read.data }
    const errors: FieldErrors = {}
    for (const { path, message } of read.error.issues) {
      const field = String(path[0])
      errors[field] ??= faultText(field, message)
    }
    return { errors }
  }
}
