import { signIn, signOut } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'
import { refundRateLimits, enforceRateLimits } from '../data/rate-limits.ts'
import { endSession, openSession } from '../data/sessions.ts'
import { userByEmail } from '../data/users.ts'
import { isPassword } from '../secrets/password.ts'
import { Refused } from '../http/refused.ts'
import { hashToken, tokenIn } from '../secrets/token.ts'

/** Signs in and out (specification, section 4). */
export function signInRoutes({ answer, answerInLine, database, settings }: Routes): void {
  answerInLine(signIn, async ({ input: { email, password }, address }) => {
    const now = settings.now()
    const mailbox = email.toLowerCase()
    // More from everywhere than from one address: a stranger does not lock a person out so easily.
    const failures = [
      { subject: `sign-in to ${mailbox} from ${address}`, ...settings.failedSignInRate },
      { subject: `sign-in to ${mailbox}`, ...settings.failedAccountRate },
    ]
    const visitor = { subject: `sign-in from ${address}`, ...settings.signInRate }
    await enforceRateLimits(database, [...failures, visitor], now)
    const user = await userByEmail(database, email)
    const right = await isPassword(settings.derive, password, user?.password)
    const token = user && right && (await openSession(database, user, now))
    if (!token)
      throw new Refused(401, 'wrong_credentials', 'No account has this email and password.')
    await refundRateLimits(
      database,
      failures.map(({ subject }) => subject),
    )
    return { token, id: user.uuid, first_name: user.first_name, email: user.email }
  })

  answer(signOut, async ({ input: { hash }, header }) => {
    const token = tokenIn(header('authorization'))
    if (token) await endSession(database, hashToken(token))
    // From a browser that was offline when somebody signed out, and may keep nothing that lets anybody in.
    if (hash) await endSession(database, Buffer.from(hash, 'hex'))
    return { signed_out: true }
  })
}
