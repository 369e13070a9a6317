import * as z from 'zod/mini'
import { truthy } from './list.ts'
import { email, text } from './text.ts'

export const credentials = z.object({ email, password: text(1000) })
export type Credentials = z.infer<typeof credentials>

/** What a sign-in answers (specification, section 3). */
export const login = z.object({
  token: z.string(),
  id: z.string(),
  first_name: z.string(),
  email: z.string(),
})
export type Login = z.infer<typeof login>

export const signIn = { input: credentials, output: login }
export const forgotPassword = { input: z.object({ email }), output: truthy }
