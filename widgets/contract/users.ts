import * as z from 'zod/mini'
import { MAX_PASSWORD, MIN_PASSWORD } from './limits.ts'
import { id, orElse, truthy, words } from './list.ts'
import { email, mobile, name } from './text.ts'

/** A password or token, not trimmed, because a space at the end of a password is part of it. */
export const secret = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'long'))

/** A new password. The fault is `range` if it is too short. */
export const newPassword = z
  .string('required')
  .check(
    z.minLength(1, 'required'),
    z.minLength(MIN_PASSWORD, 'range'),
    z.maxLength(MAX_PASSWORD, 'long'),
  )

export const credentials = z.object({ email, password: secret })
export type Credentials = z.infer<typeof credentials>

/** Response to a sign-in (specification, section 3). */
export const login = z.object({
  token: z.string().check(z.minLength(1)),
  id: orElse(id, ''),
  first_name: words,
  email: words,
})
export type Login = z.infer<typeof login>

/** Token of an emailed link and the password to set. */
export const activation = z.object({ token: secret, password: newPassword })
export type Activation = z.infer<typeof activation>

/** Email address of the account that an emailed link belongs to. */
export const accountLink = {
  input: z.object({ token: secret }),
  output: z.object({ email: words }),
}

/** Profile of a user. Unknown fields are empty. */
export const userProfile = z.object({
  first_name: words,
  last_name: words,
  /** Sign-in name, can't be changed. */
  email: words,
  /** Ten digits. */
  mobile_number: words,
})
export type UserProfile = z.infer<typeof userProfile>

export const profileChange = z.object({ first_name: name, last_name: name, mobile_number: mobile })
export type ProfileChange = z.infer<typeof profileChange>

export const passwordChange = z.object({ old_password: secret, new_password: newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

export const signIn = { input: credentials, output: login }
export const forgotPassword = { input: z.object({ email }), output: truthy }
/** Same as {@link signIn}. Older providers return only the address; `token` is '' then. */
const activated = z.object({ token: words, id: orElse(id, ''), first_name: words, email: words })
export type Activated = z.infer<typeof activated>
export const activateAccount = { input: activation, output: activated }
/** SHA-256 of a session's token, in hexadecimal. It can end the session but not authenticate. */
const tokenHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const signOut = { input: z.object({ hash: z.optional(tokenHash) }), output: truthy }
export const profile = { output: userProfile }
export const updateProfile = { input: profileChange, output: userProfile }
export const changePassword = { input: passwordChange, output: z.object({ token: z.string() }) }
