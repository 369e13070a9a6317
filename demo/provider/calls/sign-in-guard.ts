import type { Database, Queries } from '../data/engine/database.ts'
import { enforceRateLimits, refundRateLimits } from '../data/rate-limits.ts'
import { secretFor } from '../data/secrets.ts'
import { countAttempt } from '../data/people/sign-in-attempts.ts'
import { knownDevice, passwordTagOf, rememberDevice } from '../secrets/device-cookie.ts'
import { isPassword } from '../secrets/password.ts'
import type { Settings } from '../settings/settings.ts'
import type { TakeTurn } from '../http/fair-queue.ts'
import { Refused } from '../errors/refused.ts'
import { slowLine } from './slow-line.ts'

export interface SignInAttempt<Account> {
  mailbox: string
  password: string
  address: string
  /** Empty without a device cookie. */
  cookie: string
  find: () => Promise<Account | undefined>
  /** Opens a session; undefined if the password was changed meanwhile. */
  open: (account: Account) => Promise<string | undefined>
}

export interface SignedIn<Account> {
  account: Account
  token: string
  cookie: string
}

const SECRET = 'device cookies'

/** Delays in ms above the limit, doubled each time. Clients time out after 15 s. */
const FIRST_DELAY = 500
const LONGEST_DELAY = 10_000

/** Concurrent delays. With the longest delay these allow 3 * 360 guesses an hour at one account. */
const SLOWED = { all: 300, ofAddress: 3, ofAccount: 3 }

/**
 * Checks passwords without locking a user out because of others' wrong ones. Failures in a browser that has signed in
 * to the account before are counted by its device cookie; all others by account and address. Above a limit, responses
 * are delayed, not refused.
 * @param kind prefix of the rate limit subjects, such as 'sign-in'
 */
export function signInGuard(
  { database, settings, takeTurn }: { database: Database; settings: Settings; takeTurn: TakeTurn },
  kind: string,
) {
  const slow = slowLine(SLOWED, async (milliseconds, signal) =>
    settings.pause(milliseconds, signal),
  )
  let secret: Promise<Buffer> | undefined
  const deviceSecret = async () => {
    secret ??= secretFor(database, SECRET).catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return secret
  }

  /** Counts an attempt. Returns the counts to refund after a success, and the delay. */
  async function count(
    { mailbox, address }: { mailbox: string; address: string },
    device: string | undefined,
  ) {
    const { failedSignInRate, failedAccountRate, signInRate } = settings
    const now = settings.now()
    if (device !== undefined) {
      const subject = `${kind} to ${mailbox} by device ${device}`
      const [before = 0] = await countAttempt(database, [{ subject, ...failedSignInRate }], now)
      if (before < failedSignInRate.limit) return { subjects: [subject], failures: 0, delay: 0 }
    }
    await enforceRateLimits(database, [{ subject: `${kind} from ${address}`, ...signInRate }], now)
    const counts = [
      { subject: `${kind} to ${mailbox} from ${address}`, ...failedSignInRate },
      { subject: `${kind} to ${mailbox}`, ...failedAccountRate },
    ]
    const [own = 0, all = 0] = await countAttempt(database, counts, now)
    const over = Math.max(own - failedSignInRate.limit, all - failedAccountRate.limit)
    const subjects = counts.map(({ subject }) => subject)
    return { subjects, failures: own, delay: delayOf(over) }
  }

  return async function signIn<Account extends { password: string | null }>(
    attempt: SignInAttempt<Account>,
  ): Promise<SignedIn<Account> | undefined> {
    const { mailbox, password, address, cookie, find, open } = attempt
    const key = await deviceSecret()
    const name = `${kind} ${mailbox}`
    const signed = knownDevice(key, cookie, name)
    const sender = signed ? mailbox : address

    const verify = async (account: Account | undefined, subjects: string[]) => {
      const right = await isPassword(settings.derive, password, account?.password)
      const token = account && right ? await open(account) : undefined
      if (!account?.password || token === undefined) return undefined
      await refundRateLimits(database, subjects)
      return { account, token, cookie: rememberDevice(key, cookie, name, account.password) }
    }
    const begun = await takeTurn(
      sender,
      async () => {
        const account = await find()
        const tag = account?.password && passwordTagOf(key, account.password)
        const device = signed && signed.passwordTag === tag ? signed.nonce : undefined
        const counted = await count(attempt, device)
        if (counted.delay > 0) return { account, counted }
        return { result: await verify(account, counted.subjects) }
      },
      signed !== undefined,
    )
    if ('result' in begun) return begun.result
    // Delayed outside of the queue, so it uses no place and no database connection.
    const { account, counted } = begun
    try {
      const one = { address, account: mailbox, failures: counted.failures }
      await slow(one, counted.delay)
      return await takeTurn(address, async () => verify(account, counted.subjects))
    } catch (error) {
      // Refused for load, so no password was checked.
      if (error instanceof Refused) await refundRateLimits(database, counted.subjects)
      throw error
    }
  }
}

/** Device cookie for a browser in which a password was set, which makes it known. */
export async function withDevice(
  database: Queries,
  cookie: string,
  kind: string,
  mailbox: string,
  hashedPassword: string,
): Promise<string> {
  const secret = await secretFor(database, SECRET)
  return rememberDevice(secret, cookie, `${kind} ${mailbox}`, hashedPassword)
}

function delayOf(over: number): number {
  return over < 0 ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(over, 10))
}
