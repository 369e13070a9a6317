import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../widgets/contract/refusal.ts'
import type { Login } from '../../../widgets/contract/users.ts'
import { countedWork } from '../testing/account-for-test.ts'
import { goodCalls, send } from '../testing/good-calls-for-test.ts'
import { type Judge, judgeOf, textOf } from '../testing/openapi-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { type Attack, type Known, attacksOn } from '../testing/requests-for-test.ts'

let provider: TestProvider
let judge: Judge
let known: Known
beforeAll(async () => {
  provider = await openForTest({ derive: countedWork().derive, trustProxy: 1 })
  judge = await judgeOf(provider.app)
  const { good, login } = await goodCalls(provider)
  const other = (await (await send(provider, 'post', await good['signIn']!())).json()) as Login
  const verified = await send(provider, 'post', await good['validateOtp']!())
  const { proof } = (await verified.json()) as { proof: string }
  const uuids = await provider.database.query<{ uuid: string }>(
    `(select uuid from cities limit 60) union all (select uuid from states limit 6)
     union all (select uuid from companies limit 3)`,
  )
  known = {
    values: {
      uuid: [login.id, ...uuids.map(({ uuid }) => uuid)],
      date: ['2026-12-01', '2027-01-05'],
      '': ['taj-mahal'],
    },
    token: `token ${login.token}`,
    // Signing out invalidates one of these.
    authorizations: [`token ${other.token}`, 'token x', 'Bearer x', 'token null'],
    proofs: [proof, 'x', 'null'],
  }
})
afterAll(() => provider.close())

/** Statuses for requests that match no call: another method or path, or a preflight. */
const ELSEWHERE = new Set([204, 301, 404, 405])

const met = new Set<number>()

/** Differences between a response and its description. */
async function faultsOf({ method, path, headers, body }: Attack): Promise<string[]> {
  const answer = await provider.app.request(path, {
    method,
    headers,
    body: body as BodyInit | null,
  })
  met.add(answer.status)
  // Documented, but always a bug.
  if (answer.status === 500) return ['500']
  const { pathname } = new URL(path, 'http://localhost')
  const call = judge.calls.find(
    (one) => one.method.toUpperCase() === method && isAt(one.path, pathname),
  )
  if (call) return judge.faultsOf(call, answer)
  const text = await textOf(answer)
  if (method === 'HEAD' && text === '' && answer.status < 500) return []
  if (!ELSEWHERE.has(answer.status)) return [`${answer.status} elsewhere: ${text}`]
  if (answer.status >= 400) refusal.parse(JSON.parse(text))
  return []
}

function tell<Sent>(run: fc.RunDetails<Sent>): void {
  const { failed, seed, counterexamplePath, errorInstance } = run
  if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`)
}

/** The attack with its faults, for debugging. */
async function told(attack: Attack): Promise<object[]> {
  const faults = await faultsOf(attack)
  if (faults.length === 0) return []
  const body = Buffer.from(attack.body ?? []).toString('latin1')
  return [{ ...attack, body: body.slice(0, 2000), faults }]
}

/** True if a path matches a call's. Proxies merge double slashes. */
function isAt(path: string, pathname: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+').replace('//', '//?')
  return new RegExp(`^${pattern}$`).test(pathname)
}

/** Runs with so many concurrent requests each. */
const AT_ONCE = 20
const RUNS = 500

test('responds to 10,000 generated requests as documented, and keeps working', async () => {
  const attack = attacksOn(judge.document, judge.calls, known)
  const attacks = fc.array(attack, { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(attacks, async (sent) => {
      const faults = (await Promise.all(sent.map(told))).flat()
      const logged = provider.logged.splice(0)

      if (faults.length + logged.length > 0)
        throw new Error(JSON.stringify([faults, logged], null, 2))
    }),
    // Shrinking would take as long again.
    { numRuns: RUNS, timeout: 20_000, endOnFailure: true, reporter: tell },
  )
  // The attacks reached different checks.
  const deep = [200, 201, 304, 400, 401, 403, 404, 405, 413, 415, 422, 429]
  expect(deep.filter((status) => !met.has(status))).toEqual([])
  const { good } = await goodCalls(provider)
  expect((await send(provider, 'post', await good['createEnquiry']!())).status).toBe(201)
}, 300_000)
