import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type NewJob, addJob, claimJobs } from '../data/jobs/jobs.ts'
import type { Queries } from '../data/engine/database.ts'
import { changeCounter } from '../data/engine/change-counter.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { type Handler, type Handlers, doubling } from './handler.ts'
import { type Worker, runDueJobs, startWorker } from './worker.ts'

let provider: TestProvider
let workers: Worker[]
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  workers = []
  await effects()
  await provider.forget()
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  vi.useRealTimers()
})
afterAll(() => provider.close())

const add = async (kind: string, key = '', payload: NewJob['payload'] = {}) =>
  addJob(provider.database, { kind, key, payload }, provider.settings.now())
const work = (handlers: Handlers) => {
  const worker = startWorker(provider.database, handlers, provider.settings)
  workers.push(worker)
  return worker
}
const runDue = async (handlers: Handlers) =>
  runDueJobs(provider.database, handlers, provider.settings)
const jobs = async () =>
  provider.database.query<Record<string, unknown>>('select * from jobs order by id')
const inSeconds = async () => {
  const now = provider.settings.now().getTime()
  return (await jobs()).map(({ run_at }) => ((run_at as Date).getTime() - now) / 1000)
}
const effect = async ({ query }: Queries, key: string) =>
  query('insert into secrets (name, value) values ($1, $2)', [
    `effect ${key} ${Math.random()}`,
    Buffer.alloc(1),
  ])
const effects = async () =>
  (await provider.database.query(`delete from secrets where name like 'effect %' returning name`))
    .length
/** Has the effect of its key once. */
const once: Handler = {
  run: async ({ key, finish }) =>
    provider.database.transaction(async (queries) => {
      await effect(queries, key)
      await finish(queries)
    }),
}
/** Runs until released, and reports that it began. */
function held(): { handler: Handler; begun: string[]; release(): void } {
  const begun: string[] = []
  let release = () => {}
  const end = new Promise<void>((resolve) => (release = resolve))
  const run: Handler['run'] = async ({ key }) => {
    begun.push(key)
    await end
  }
  return { begun, release, handler: { run } }
}

test('adds a job once for each kind and key, only with its transaction', async () => {
  await add('a', '1')
  await add('a', '1')
  await add('b', '1', { amount: 5 })
  const cancelled = provider.database.transaction(async (queries) => {
    await addJob(queries, { kind: 'a', key: '2' }, provider.settings.now())
    throw new Error('cancelled')
  })
  await expect(cancelled).rejects.toThrow('cancelled')
  const ran: unknown[] = []
  const run: Handler['run'] = async ({ kind, key, payload }) => void ran.push([kind, key, payload])
  await runDue({ a: { run }, b: { run } })
  expect(ran).toEqual([
    ['a', '1', {}],
    ['b', '1', { amount: 5 }],
  ])
  expect(await jobs()).toEqual([])
})

test('a slow kind delays no other, and each has its places', async () => {
  for (const key of ['1', '2', '3']) await add('slow', key)
  for (const key of ['1', '2', '3', '4']) await add('quick', key)
  const slow = held()
  work({ slow: { ...slow.handler, places: 2 }, quick: once })
  await expect.poll(effects).toBeGreaterThan(0)
  await expect
    .poll(async () => (await jobs()).map(({ kind }) => kind))
    .toEqual(Array(3).fill('slow'))
  expect(slow.begun).toEqual(['1', '2'])
  slow.release()
  await expect.poll(jobs).toEqual([])
})

test('wakes up when a transaction that adds a job commits', async () => {
  let woken = 0
  const { database } = changeCounter(provider.database, () => (woken += 1))
  await database.transaction(async (queries) => {
    await addJob(queries, { kind: 'a' }, provider.settings.now())
    expect(woken).toBe(0)
  })
  expect(woken).toBe(1)
})

test('retries with pauses by kind, and gives up after attempts or time', async () => {
  await add('few')
  await add('long')
  const gaveUp: string[] = []
  const run: Handler['run'] = async () => ({ failure: 'E500' })
  const backoff = doubling(10, 35)
  const handlers: Handlers = {
    few: { run, backoff, giveUpAfter: { tries: 2 } },
    long: {
      run,
      backoff,
      giveUpAfter: { seconds: 100 },
      gaveUp: async (_, { kind, tries }, failure) =>
        void gaveUp.push(`${kind} ${tries} ${failure}`),
    },
  }
  const pauses: number[][] = []
  for (let times = 0; times < 5; times += 1) {
    await runDue(handlers)
    pauses.push(await inSeconds())
    provider.pass(Math.max(...pauses.at(-1)!))
  }
  expect(pauses.map((seconds) => seconds[1])).toEqual([10, 20, 35, 35, 0])
  expect(gaveUp).toEqual(['long 5 E500'])
  expect(await jobs()).toMatchObject([
    { kind: 'few', tries: 2, failure: 'E500' },
    { kind: 'long', tries: 5, failure: 'E500' },
  ])
  expect(provider.logged).toContain('gave up on few  after try 2: E500')
})

test('an error of a handler is logged, is no attempt, and stops no other job', async () => {
  await add('a', '1')
  await add('a', '2')
  const run: Handler['run'] = async ({ key }) => {
    if (key === '1') throw new Error('quotes asha@mail.example')
  }
  await runDue({ a: { run, giveUpAfter: { tries: 1 } } })
  expect(await jobs()).toMatchObject([{ key: '1', tries: 0, failed_at: null }])
  expect(await inSeconds()).toEqual([60])
  expect(provider.logged.join()).not.toContain('asha')
  expect(provider.logged.join()).toContain('a job of the kind a failed: Error')
})

test('a kind rests after a failure that concerns all its jobs', async () => {
  for (const key of ['1', '2']) await add('a', key)
  const ran: string[] = []
  const run: Handler['run'] = async ({ key }) => {
    ran.push(key)
    return { failure: 'ECONNREFUSED', isForAll: true }
  }
  await runDue({ a: { run } })
  expect(ran).toEqual(['1'])
  await runDue({ a: { run } })
  expect(ran).toEqual(['1', '2'])
})

test('a job of a killed process runs again when its claim expires, and has its effect once', async () => {
  await add('a', '1')
  const killed = { kind: 'a', places: 1, lease: 60 }
  await claimJobs(provider.database, [killed], provider.settings.now())
  await runDue({ a: once })
  expect(await effects()).toBe(0)
  await provider.database.query('update jobs set claimed_until = now()')
  await runDue({ a: once })
  expect(await effects()).toBe(1)
  expect(await jobs()).toEqual([])
})

test('a process that has lost its claim has no effect', async () => {
  await add('a', '1')
  const slept: Handler = {
    async run(job) {
      await provider.database.query('update jobs set claimed_until = now()')
      await runDue({ a: once })
      await once.run(job)
    },
  }
  await runDue({ a: slept })
  expect(await effects()).toBe(1)
  expect(provider.logged).toEqual([])
})

test('renews a claim while its job runs, and aborts the job if that fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await add('a', '1')
  const aborted = vi.fn<() => void>()
  const run: Handler['run'] = ({ signal }) =>
    new Promise((resolve) =>
      signal.addEventListener('abort', () => {
        aborted()
        resolve()
      }),
    )
  work({ a: { run, lease: 3 } })
  const claim = async () => (await jobs())[0]!['claimed_until'] as Date | null
  await expect.poll(claim).not.toBeNull()
  const begun = (await claim())!
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(async () => (await claim())! > begun).toBe(true)
  expect(aborted).not.toHaveBeenCalled()
  await provider.database.query('update jobs set claim = gen_random_uuid()')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(() => aborted.mock.calls.length).toBe(1)
})

test('gives up on a job that ends its process each time', async () => {
  await add('a', '1')
  for (let times = 0; times < 2; times += 1) {
    await claimJobs(provider.database, [{ kind: 'a', places: 1, lease: 60 }], new Date())
    await provider.database.query('update jobs set claimed_until = now()')
  }
  await runDue({ a: { ...once, giveUpAfter: { tries: 2 } } })
  expect(await effects()).toBe(0)
  expect(await jobs()).toMatchObject([{ tries: 3, failure: 'CRASHED' }])
})

test('a stop finishes what runs, and gives back what it aborts as no attempt', async () => {
  await add('finishes')
  await add('aborts')
  const slow = held()
  const aborts: Handler = {
    run: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error()))),
  }
  const worker = work({ finishes: slow.handler, aborts })
  await expect.poll(() => slow.begun).toHaveLength(1)
  const stopped = worker.stop()
  slow.release()
  await stopped
  expect(await jobs()).toMatchObject([{ kind: 'aborts', tries: 0, claim: null, failed_at: null }])
  expect(await inSeconds()).toEqual([0])
  expect(provider.logged).toEqual([])
})

test('one of several instances does each round of periodic work, even after an error', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let rounds = 0
  const run: Handler['run'] = async () => {
    rounds += 1
    if (rounds === 1) throw new Error('away')
  }
  for (let count = 0; count < 3; count += 1) work({ round: { run, every: 60 } })
  const isDone = async () => {
    await expect.poll(inSeconds).toEqual([60])
  }
  await isDone()
  expect(rounds).toBe(1)
  provider.pass(59)
  await vi.advanceTimersByTimeAsync(5000)
  expect(rounds).toBe(1)
  provider.pass(1)
  await vi.advanceTimersByTimeAsync(5000)
  await isDone()
  expect(rounds).toBe(2)
  expect(await jobs()).toMatchObject([{ kind: 'round', tries: 0 }])
})

test('leaves jobs of unknown kinds to other instances', async () => {
  await add('newer')
  await runDue({ a: once })
  expect(await jobs()).toMatchObject([{ kind: 'newer', tries: 0, claim: null }])
})
