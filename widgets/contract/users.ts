import * as z from 'zod/mini'
import { MAX_PASSWORD, MIN_PASSWORD } from './limits.ts'
import { id, orElse, truthy, words } from './list.ts'
import { email, mobile, name } from './text.ts'

/** Text that is taken as it is typed: a space at the end of a password is part of it. */
export const secret = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'long'))

/** A password to set: one that is too short is `range`. */
export const newPassword = z
  .string('required')
  .check(
    z.minLength(1, 'required'),
    z.minLength(MIN_PASSWORD, 'range'),
    z.maxLength(MAX_PASSWORD, 'long'),
  )

export const credentials = z.object({ email, password: secret })
export type Credentials = z.infer<typeof credentials>

/** What a sign-in answers (specification, section 3). */
export const login = z.object({
  token: z.string().check(z.minLength(1)),
  id: orElse(id, ''),
  first_name: words,
  email: words,
})
export type Login = z.infer<typeof login>

/** A mailed link's token, and the password it is to set. */
export const activation = z.object({ token: secret, password: newPassword })
export type Activation = z.infer<typeof activation>

/** Whose a mailed link is. */
export const accountLink = {
  input: z.object({ token: secret }),
  output: z.object({ email: words }),
}

/** Who somebody is; what is not known yet is empty. */
export const userProfile = z.object({
  first_name: words,
  last_name: words,
  /** The name to sign in with; it can't be changed. */
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
/** Signed in as by {@link signIn}; a provider of before answers the address alone, and its `token` is ''. */
const activated = z.object({ token: words, id: orElse(id, ''), first_name: words, email: words })
export type Activated = z.infer<typeof activated>
export const activateAccount = { input: activation, output: activated }
/** SHA-256 of a session's token, in hexadecimal: what ends the session, and lets nobody in. */
const tokenHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const signOut = { input: z.object({ hash: z.optional(tokenHash) }), output: truthy }
export const profile = { output: userProfile }
export const updateProfile = { input: profileChange, output: userProfile }
export const changePassword = { input: passwordChange, output: z.object({ token: z.string() }) }
