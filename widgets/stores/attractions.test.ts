// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attractionOf, type AttractionState, type OneAttraction } from './attractions.ts'
import { type Provider, providerOf } from './provider.ts'

const taj = {
  _id: 'taj',
  name: 'Taj Mahal',
  attraction_location_label: 'Agra',
  image: [],
  description: '',
  activities: [],
  category: [],
  avg_review: 4.5,
  total_review: 2,
}

let knowsCards = true
let missing: string[] = []
let status = 200
/** Number of requests to collect before answering all of them. */
let together = 1

let asked: string[] = []
let held: (() => void)[] = []
let most = 0
let server: Server
let origin: string

const attractionWith = (id: string) => ({ ...taj, _id: id })
function answerTo(last: string): [number, object] {
  const [, ids] = /^\?ids=(.*)$/.exec(last) ?? []
  if (ids === undefined) return [status, attractionWith(last)]
  if (!knowsCards) return [404, {}]
  const wanted = decodeURIComponent(ids).split(',')
  return [status, wanted.filter((id) => !missing.includes(id)).map(attractionWith)]
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const last = request.url!.split('/').at(-1)!
    asked.push(last)
    held.push(() => {
      const [status, answer] = answerTo(last)
      response.writeHead(status).end(JSON.stringify(answer))
    })
    if (held.length === together) setTimeout(answer, 5)
  })
  const answer = () => {
    most = Math.max(most, held.length)
    for (const end of held.splice(0)) end()
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  knowsCards = true
  missing = []
  asked = []
  status = 200
  most = 0
  together = 1
  held = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A new product per test, because an attraction loads only once per page. */
let products = 0
const newProvider = (): Provider => providerOf(origin, `trips-${++products}`, null)
const stateOf = ({ $attraction }: OneAttraction) => $attraction.get()

async function settled(attraction: OneAttraction): Promise<AttractionState> {
  return new Promise((settle) => {
    const stop = attraction.$attraction.subscribe((now) => {
      if (now.state === 'loading' || (now.state === 'failed' && now.again)) return
      settle(now)
      queueMicrotask(() => stop())
    })
  })
}
async function loaded(provider: Provider, id: string): Promise<AttractionState> {
  const attraction = attractionOf(provider, id)
  attraction.load()
  return settled(attraction)
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`)
/** Ids in a call for several attractions. */
const named = (call: string) => new URLSearchParams(call).get('ids')?.split(',')

test('requests an attraction once, on the first load call', async () => {
  const provider = newProvider()
  const cards = Array.from({ length: 100 }, () => attractionOf(provider, 'taj'))
  expect(stateOf(cards[0]!)).toEqual({ state: 'loading' })
  expect(asked).toEqual([])
  await Promise.all(cards.map(() => loaded(provider, 'taj')))
  await loaded(provider, 'taj')
  expect(asked).toEqual(['taj'])
  expect(stateOf(cards[99]!)).toEqual({ state: 'ready', attraction: taj })
})

test('requests up to fifty attractions per call', async () => {
  const provider = newProvider()
  const states = await Promise.all(ids(120).map((id) => loaded(provider, id)))
  expect(states).toMatchObject(ids(120).map((id) => ({ attraction: { _id: id } })))
  // They reach the server in any order.
  expect(asked.map((call) => named(call)?.length ?? 0).toSorted((a, b) => b - a)).toEqual([
    50, 50, 20,
  ])
})

test('tells at most eight attractions of a call in one task', async () => {
  const provider = newProvider()
  let told = 0
  const perTask: number[] = []
  for (const id of ids(20)) {
    const attraction = attractionOf(provider, id)
    attraction.$attraction.listen(() => {
      if (told === 0) setTimeout(() => perTask.push(told) && (told = 0))
      told += 1
    })
    attraction.load()
  }
  await expect.poll(() => perTask).toEqual([7, 8, 5])
})

test('requests missing attractions one by one', async () => {
  missing = ['id-3', 'id-7']
  const provider = newProvider()
  const states = await Promise.all(ids(9).map((id) => loaded(provider, id)))
  expect(states.every(({ state }) => state === 'ready')).toBe(true)
  expect(asked.slice(1).toSorted()).toEqual(missing)
  expect(await loaded(provider, 'id-9')).toMatchObject({ state: 'ready' })
  expect(asked.slice(3)).toEqual(['id-9'])
})

test.each([
  ['knows no such call', () => (knowsCards = false)],
  ['answers it with nothing', () => (missing = ids(20))],
])('requests attractions one by one if the provider %s', async (_, change) => {
  change()
  const provider = newProvider()
  const states = await Promise.all(ids(20).map((id) => loaded(provider, id)))
  expect(states.every(({ state }) => state === 'ready')).toBe(true)
  expect(asked.slice(1).toSorted()).toEqual(ids(20).toSorted())
})

test('tries the call for several only once per provider', async () => {
  knowsCards = false
  const provider = newProvider()
  await Promise.all(ids(3).map((id) => loaded(provider, id)))
  together = 4
  asked = []
  const more = ids(23).slice(3)
  await Promise.all(more.map((id) => loaded(provider, id)))
  expect(asked.toSorted()).toEqual(more.toSorted())
  expect(most).toBe(4)
})

test('distinguishes an unknown id from a failure', async () => {
  status = 404
  const attraction = attractionOf(newProvider(), 'nowhere')
  attraction.load()
  expect(await settled(attraction)).toEqual({ state: 'unknown' })
  attraction.retry()
  expect(await settled(attraction)).toEqual({ state: 'unknown' })
  expect(asked).toHaveLength(1)
})

test('requests nothing without an id', async () => {
  expect(await loaded(newProvider(), '')).toEqual({ state: 'unknown' })
  expect(asked).toEqual([])
})

test('retries only on request, once at a time, and shows it', async () => {
  status = 503
  const provider = newProvider()
  const attraction = attractionOf(provider, 'taj')
  attraction.load()
  attraction.load()
  const failure = { name: 'Broken', status: 503 }
  expect(await settled(attraction)).toEqual({ state: 'failed', failure, again: false })
  status = 200
  attraction.retry()
  attraction.retry()
  expect(stateOf(attraction)).toEqual({ state: 'failed', failure, again: true })
  expect(await settled(attraction)).toMatchObject({ state: 'ready' })
  expect(asked).toHaveLength(2)
})

test('continues with the next attraction after a failure', async () => {
  const provider = newProvider()
  status = 500
  const states = await Promise.all(ids(9).map((id) => loaded(provider, id)))
  expect(states.map(({ state }) => state)).toEqual(ids(9).map(() => 'failed'))
  expect(asked).toHaveLength(1 + 9)
})
