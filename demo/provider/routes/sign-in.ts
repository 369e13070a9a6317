import { signIn, signOut } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { endSession, openSession } from '../data/people/sessions.ts'
import { userByEmail } from '../data/people/users.ts'
import { Refused } from '../errors/refused.ts'
import { signInGuard } from '../calls/sign-in-guard.ts'
import { hashToken, tokenIn } from '../secrets/token.ts'

/** Prefix of travellers' accounts in rate limits and device cookies. */
export const SIGN_IN = 'sign-in'

/** Signs in and out (specification, section 4). */
export function signInRoutes({ answer, database, settings, takeTurn }: Routes): void {
  const check = signInGuard({ database, settings, takeTurn }, SIGN_IN)

  answer(signIn, async ({ input: { email, password }, address, device }) => {
    const signedIn = await check({
      mailbox: email.toLowerCase(),
      password,
      address,
      cookie: device.value,
      find: async () => userByEmail(database, email),
      open: async (user) => openSession(database, user, settings.now()),
    })
    if (!signedIn) throw new Refused(401, 'wrong_credentials', 'The email or password is wrong.')
    const { account: user, token, cookie } = signedIn
    device.set(cookie)
    return { token, id: user.uuid, first_name: user.first_name, email: user.email }
  })

  answer(signOut, async ({ input: { hash }, header }) => {
    const token = tokenIn(header('authorization'))
    if (token) await endSession(database, hashToken(token))
    // A browser that was offline during sign-out only keeps the hash, which can't sign in.
    if (hash) await endSession(database, Buffer.from(hash, 'hex'))
    return { signed_out: true }
  })
}
