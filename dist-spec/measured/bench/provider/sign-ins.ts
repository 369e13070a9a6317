import { setTimeout as wait } from 'node:timers/promises'
import { HONEST } from './fill.ts'

const WRONG = 400

export interface SignedIn {
  /** Time in ms until it succeeded, including the waits it was told to make. */
  took: number
  /** Number of requested retries. */
  again: number
  wrong: Map<number, number>
  /** Number of 503 responses without Retry-After. */
  withoutTime: number
}

async function signIn(origin: string, address: string, email: string, password: string) {
  const answer = await fetch(`${origin}/api/v1/trips/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, after: answer.headers.get('retry-after') }
}

/**
 * Sends wrong sign-ins concurrently and, after half of them, a valid one, which retries when told to.
 * @param addressOf client address of each wrong sign-in, as a proxy reports it
 */
export async function honestOne(
  origin: string,
  addressOf: (index: number) => string,
): Promise<SignedIn> {
  const wrongOnes = (first: number) =>
    Array.from({ length: WRONG / 2 }, async (_, index) =>
      signIn(origin, addressOf(first + index), `nobody${first + index}@mail.example`, 'wrong'),
    )
  const before = wrongOnes(0)
  const honest = async () => {
    const begun = performance.now()
    for (let again = 0; ; again += 1) {
      const { status, after } = await signIn(origin, '203.0.113.1', HONEST.email, HONEST.password)
      if (status === 200) return { took: performance.now() - begun, again }
      if (status !== 503 || !after) throw new Error(`An honest sign-in was answered ${status}.`)
      await wait(Number(after) * 1000)
    }
  }
  const entering = honest()
  const answers = await Promise.all([...before, ...wrongOnes(WRONG / 2)])
  const wrong = new Map<number, number>()
  for (const { status } of answers) wrong.set(status, (wrong.get(status) ?? 0) + 1)
  const withoutTime = answers.filter(({ status, after }) => status === 503 && !after).length
  return { ...(await entering), wrong, withoutTime }
}
