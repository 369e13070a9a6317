import { addMails } from '../data/mails/mails.ts'
import { useAppCode } from '../data/people/authenticator-app.ts'
import { type Factor, factorsOf } from '../data/people/factors.ts'
import { endHalfSession, staffOfHalfSession } from '../data/people/half-sessions.ts'
import { passkeyNamed, spendChallenge, usePasskey } from '../data/people/passkeys.ts'
import { useRecoveryCode } from '../data/people/recovery-codes.ts'
import { openStaffSession } from '../data/people/staff-sessions.ts'
import type { StaffAccount } from '../data/people/staff.ts'
import type { Queries } from '../data/engine/database.ts'
import { enforceRateLimits, refundRateLimits } from '../data/rate-limits.ts'
import { Refused } from '../errors/refused.ts'
import { factorMail } from '../mail/staff-mails.ts'
import { seeOther } from './answers.ts'
import type { Asked, Desk } from './desk-routes.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { passkeyIdIn, shownPasskeyIn } from './passkey-ceremony.ts'
import { CODE } from './sign-in-factor-page.ts'
import {
  KIND,
  LATE,
  PASSKEY_ALONE,
  aimOf,
  entered,
  pageFor,
  passkeyOf,
  showFactor,
  showSignIn,
  waitOf,
} from './sign-in-steps.ts'
import { forgetHalf, halfOf, rememberToken, sessionOrigin, visitorOf } from './staff-session.ts'

/** Uses up what was shown; false undoes everything. */
type UseFactor = (queries: Queries, now: Date) => Promise<boolean>

interface Proof {
  account: StaffAccount
  factor: Factor
  use: UseFactor
}

class NotProven extends Error {
  override name = 'NotProven'
}

const PASSKEY_FAULT = 'This passkey didn’t work. Please try again.'
const CODE_FAULT = 'This code is wrong, expired or already used.'

/** The second step of a sign-in, and a sign-in by a passkey alone. */
export function secondFactorRoutes(desk: Desk): void {
  const { app, database, settings, wakeMail, addressOf } = desk

  /** The owner of a passkey and the use of its signature; undefined if anything is wrong. */
  const passkeyProof = async (context: Asked, fields: Fields, half?: StaffAccount) => {
    const named = await passkeyNamed(database, passkeyIdIn(fields))
    if (!named || (half && named.account.uuid !== half.uuid)) return undefined
    const { account, passkey } = named
    const purpose = half ? passkeyOf(half) : PASSKEY_ALONE
    const answer = await shownPasskeyIn(context, desk, purpose, fields, passkey)
    if (!answer) return undefined
    const use: UseFactor = async (queries, now) =>
      (await spendChallenge(queries, answer.challenge, answer.expires, now)) &&
      usePasskey(queries, passkey.id, answer.counter, now)
    return { account, factor: 'passkey', use } satisfies Proof
  }

  /** Opens the session in the transaction that uses up the factor; undefined if it was used before. */
  const open = async (context: Asked, { account, factor, use }: Proof, half?: string) => {
    const now = settings.now()
    const origin = sessionOrigin(context, addressOf(context))
    return database
      .transaction(async (queries) => {
        if (half !== undefined && !(await endHalfSession(queries, half))) throw new NotProven()
        if (!(await use(queries, now))) throw new NotProven()
        const token = await openStaffSession(queries, account, origin, now, factor)
        if (token === undefined) throw new NotProven()
        if (factor === 'recovery') {
          const { codes } = await factorsOf(queries, account.uuid)
          const text = `A recovery code was used to sign in. ${codes} left.`
          const mail = factorMail(account, text, settings.enquiryEmail)
          await addMails(queries, [mail], now, settings.demo)
        }
        return token
      })
      .catch((error: unknown) => {
        if (error instanceof NotProven) return undefined
        throw error
      })
  }

  const enter = (context: Asked, { account, factor }: Proof, token: string, fields: Fields) => {
    rememberToken(context, settings, token)
    forgetHalf(context, settings)
    if (factor === 'recovery') wakeMail()
    return entered(context, account, aimOf(fields))
  }

  app.get(CODE, async (context) => {
    const aim = aimOf(context.req.query())
    const visitor = await visitorOf(context, database, settings)
    if (visitor) return seeOther(context, pageFor(visitor, aim.next))
    const half = halfOf(context, settings)
    const account = half && (await staffOfHalfSession(database, half, settings.now()))
    if (account) return showFactor(context, desk, account, aim)
    return seeOther(context, `/desk/sign-in?next=${encodeURIComponent(aim.next)}`)
  })

  app.post(CODE, async (context) => {
    const fields = await fieldsOf(context)
    const aim = aimOf(fields)
    const now = settings.now()
    const half = halfOf(context, settings)
    const account = half && (await staffOfHalfSession(database, half, now))
    // A form that is sent twice has signed in already, which the sign-in page notices.
    const late = async () =>
      aim.unsent
        ? showSignIn(context, desk, { ...aim, failure: LATE }, 401)
        : seeOther(context, `/desk/sign-in?late=1&next=${encodeURIComponent(aim.next)}`)
    if (!account) return late()
    const { uuid } = account
    const fail = async (failure: string, status: 401 | 429) =>
      showFactor(context, desk, account, { ...aim, failure }, status)
    const { credential, code, recovery = '' } = fields
    const limit = { subject: `${KIND} factor of ${uuid}`, ...settings.failedSignInRate }
    try {
      await enforceRateLimits(database, [limit], now)
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error
      return fail(`Too many attempts. Please try again in ${waitOf(error.details.headers)}.`, 429)
    }
    const proof: Proof | undefined = credential
      ? await passkeyProof(context, fields, account)
      : code === undefined
        ? {
            account,
            factor: 'recovery',
            use: (queries) => useRecoveryCode(queries, uuid, recovery),
          }
        : { account, factor: 'app', use: (queries, at) => useAppCode(queries, uuid, code, at) }
    const token = proof && (await open(context, proof, half))
    if (proof && token === undefined && !(await staffOfHalfSession(database, half, now))) {
      return late()
    }
    if (!proof || token === undefined) return fail(credential ? PASSKEY_FAULT : CODE_FAULT, 401)
    await refundRateLimits(database, [limit.subject])
    return enter(context, proof, token, fields)
  })

  app.post('/desk/sign-in/passkey', async (context) => {
    const fields = await fieldsOf(context)
    const aim = aimOf(fields)
    const subject = `${KIND} from ${addressOf(context)}`
    const fail = (failure: string, status: 401 | 429) =>
      showSignIn(context, desk, { ...aim, failure }, status)
    try {
      await enforceRateLimits(database, [{ subject, ...settings.signInRate }], settings.now())
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 429) throw error
      const wait = waitOf(error.details.headers)
      return fail(`Too many sign-in attempts. Please try again in ${wait}.`, 429)
    }
    const proof = await passkeyProof(context, fields)
    const token = proof && (await open(context, proof))
    return proof && token !== undefined
      ? enter(context, proof, token, fields)
      : fail(PASSKEY_FAULT, 401)
  })
}
