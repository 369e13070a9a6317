// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attractionsAt } from '../contract/endpoints.ts'
import { companies } from './companies.ts'
import { type List, listFrom, type ListState } from './list.ts'
import { fill, settled } from './list-later.ts'
import { cities, citiesOfState, countries, states } from './places.ts'
import { type Provider, providerOf } from './provider.ts'

const jaipur = { uuid: '5eef13b5-e17c-5b51-be36-ead85a82a114', name: 'Jaipur' }

let asked: string[] = []
let status = 200
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    response.writeHead(status).end(JSON.stringify({ data: [jaipur] }))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  status = 200
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A new product per test, because a list loads only once per page. */
let products = 0
const newProvider = (): Provider => providerOf(origin, `trips-${++products}`, null)

function looked<Item>({ $list }: List<Item>): Promise<ListState<Item>> {
  return new Promise((resolve) => {
    const stop = $list.subscribe((state) => {
      if (state.state === 'loading') return
      resolve(state)
      queueMicrotask(() => stop())
    })
  })
}

test('requests nothing before the first listener', async () => {
  const ignored = countries(newProvider())
  await looked(cities(newProvider()))
  expect(asked).toEqual([`/api/v1/trips-${products}/cities/`])
  expect(await looked(ignored)).toMatchObject({ state: 'ready' })
})

test('loads on the first listener', async () => {
  const list = cities(newProvider())
  expect(list.$list.get()).toEqual({ state: 'loading', list: [] })
  expect(await looked(list)).toMatchObject({ state: 'ready', list: [jaipur] })
})

test('requests a list once for many listeners', async () => {
  const provider = newProvider()
  const lists = Array.from({ length: 10 }, () => cities(provider))
  expect(new Set(lists).size).toBe(1)
  await Promise.all(lists.map(looked))
  expect(cities(provider).$list.get().state).toBe('ready')
  expect(asked).toEqual([`/api/v1/${provider.product}/cities/`])
})

test('requests separate lists for another provider, product or parameter', async () => {
  const provider = newProvider()
  const lists = [
    states(provider, 'a'),
    states(provider, 'b/c'),
    states(newProvider(), 'a'),
    citiesOfState(provider, 'a'),
  ]
  expect(new Set(lists).size).toBe(4)
  await Promise.all(lists.map(looked))
  const other = `trips-${products}`
  expect(asked.toSorted()).toEqual(
    [
      `/api/v1/${provider.product}/cities/a`,
      `/api/v1/${provider.product}/states/a`,
      `/api/v1/${provider.product}/states/b%2Fc`,
      `/api/v1/${other}/states/a`,
    ].toSorted(),
  )
})

test('two partners of one provider share a list', async () => {
  const { product } = newProvider()
  expect(companies(providerOf(origin, product, 'a'))).toBe(
    companies(providerOf(origin, product, 'b')),
  )
})

test('a failed list is empty and has the failure', async () => {
  status = 503
  expect(await looked(countries(newProvider()))).toEqual({
    state: 'failed',
    list: [],
    failure: { name: 'Broken', status: 503 },
  })
})

test('a response without a list is a failure', async () => {
  const list = listFrom(newProvider(), attractionsAt)
  expect(await looked(list)).toMatchObject({
    state: 'failed',
    list: [],
    failure: { name: 'Mismatch' },
  })
})

test('loads on retry after a failure', async () => {
  status = 500
  const list = countries(newProvider())
  await looked(list)
  status = 200
  const seen = vi.fn()
  list.$list.listen(({ state }) => seen(state))
  await list.reload()
  expect(seen.mock.calls.flat()).toEqual(['ready'])
  expect(list.$list.get().list).toEqual([jaipur])
})

test('shares a reload in progress', async () => {
  const list = countries(newProvider())
  await Promise.all([list.reload(), list.reload(), looked(list)])
  expect(asked).toHaveLength(1)
  await Promise.all([list.reload(), list.reload()])
  expect(asked).toHaveLength(2)
})

test('a list is empty after a failed reload', async () => {
  const list = companies(newProvider())
  expect(await looked(list)).toMatchObject({ state: 'ready', list: [jaipur] })
  status = 404
  await list.reload()
  expect(list.$list.get()).toMatchObject({ state: 'failed', list: [] })
})

test('settles with a loaded list, or requests it', async () => {
  const list = companies(newProvider())
  expect(await settled(list)).toEqual({ state: 'ready', list: [jaipur] })
  status = 500
  expect(await settled(list)).toMatchObject({ state: 'ready' })
  expect(asked).toHaveLength(1)
})

test('settles with a retry after a failure', async () => {
  status = 500
  const list = companies(newProvider())
  expect(await looked(list)).toMatchObject({ state: 'failed' })
  expect(await settled(list)).toMatchObject({ state: 'failed' })
  status = 200
  expect(await settled(list)).toMatchObject({ state: 'ready' })
  expect(asked).toHaveLength(3)
})

test('requests no list that was filled', async () => {
  const list = countries(newProvider())
  fill(list, [jaipur])
  expect(await looked(list)).toEqual({ state: 'ready', list: [jaipur] })
  expect(await settled(list)).toEqual({ state: 'ready', list: [jaipur] })
  expect(asked).toEqual([])
})
