// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attractionOf, type OneAttraction } from './attractions.ts'
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

let asked: string[] = []
let status = 200
/** How many requests are answered together. */
let together = 1
let held: (() => void)[] = []
let most = 0
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!.split('/').at(-1)!)
    held.push(() => response.writeHead(status).end(JSON.stringify(taj)))
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

/** A provider of its own for each test, since an attraction is loaded once for a page. */
let products = 0
const newProvider = (): Provider => providerOf(origin, `trips-${++products}`, null)
const stateOf = ({ $attraction }: OneAttraction) => $attraction.get()

test('asks when told to, once, however many look at it', async () => {
  const provider = newProvider()
  const cards = Array.from({ length: 100 }, () => attractionOf(provider, 'taj'))
  expect(stateOf(cards[0]!)).toEqual({ state: 'loading' })
  expect(asked).toEqual([])
  await Promise.all(cards.map(({ load }) => load()))
  await attractionOf(provider, 'taj').load()
  expect(asked).toEqual(['taj'])
  expect(stateOf(cards[99]!)).toEqual({ state: 'ready', attraction: taj })
})

test('asks for a few at a time, in their order', async () => {
  together = 4
  const provider = newProvider()
  const ids = Array.from({ length: 20 }, (_, index) => `id-${index}`)
  await Promise.all(ids.map((id) => attractionOf(provider, id).load()))
  expect(asked.toSorted()).toEqual(ids.toSorted())
  expect(asked.slice(0, 4).toSorted()).toEqual(ids.slice(0, 4))
  expect(most).toBe(4)
})

test('knows an unknown id from a failure', async () => {
  status = 404
  const attraction = attractionOf(newProvider(), 'nowhere')
  await attraction.load()
  expect(stateOf(attraction)).toEqual({ state: 'unknown' })
  await attraction.retry()
  expect(asked).toHaveLength(1)
})

test('asks for nothing where there is no id', async () => {
  const attraction = attractionOf(newProvider(), '')
  await attraction.load()
  expect(stateOf(attraction)).toEqual({ state: 'unknown' })
  expect(asked).toEqual([])
})

test('asks again only when told to, once at a time, and says that it does', async () => {
  status = 503
  const attraction = attractionOf(newProvider(), 'taj')
  await attraction.load()
  await attraction.load()
  const failure = { name: 'Broken', status: 503 }
  expect(stateOf(attraction)).toEqual({ state: 'failed', failure, again: false })
  status = 200
  const retries = [attraction.retry(), attraction.retry()]
  expect(stateOf(attraction)).toEqual({ state: 'failed', failure, again: true })
  await Promise.all(retries)
  expect(stateOf(attraction).state).toBe('ready')
  expect(asked).toHaveLength(2)
})

test('goes on with the next when one has failed', async () => {
  const provider = newProvider()
  status = 500
  const ids = Array.from({ length: 9 }, (_, index) => `id-${index}`)
  await Promise.all(ids.map((id) => attractionOf(provider, id).load()))
  expect(ids.map((id) => stateOf(attractionOf(provider, id)).state)).toEqual(
    ids.map(() => 'failed'),
  )
})
