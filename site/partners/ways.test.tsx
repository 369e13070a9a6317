import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Ways } from './ways.tsx'
import * as says from '../messages/en/partners.ts'
import { WAYS } from './snippets.ts'

const LISTED = {
  majors: {},
  versions: [
    { version: '0.2.0', immutable: true, files: { 'trip-review.js': { integrity: 'sha384-a' } } },
  ],
}

const place = document.createElement('div')
const fetched = vi.fn<typeof fetch>()
let root: Root
const show = async (tag: string, attributes = {}) =>
  act(async () =>
    root.render(
      <Ways
        live
        tag={tag}
        attributes={attributes}
        origin="https://trips.example"
        product="trips"
      />,
    ),
  )
const codes = () => [...place.querySelectorAll('pre')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async (address) =>
    String(address).endsWith('.json') ? Response.json(LISTED) : new Response(''),
  )
  document.body.append(place)
  root = createRoot(place)
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('shows no code without the attribute that a tag needs', async () => {
  await show('trip-corporate-video', { company: 'xoriant' })
  expect(codes()).toHaveLength(2 * WAYS.length)
  await show('trip-corporate-video')
  expect(codes()).toEqual([])
  expect(place.textContent).toContain('Enter a name in company first.')
  await show('trip-attraction-card', { href: '/places/{id}' })
  expect(codes()).toEqual([])
})

test('pins a version that failed once the browser is online again', async () => {
  await show('trip-review')
  const status = () => place.querySelector('[role=status]')!.textContent
  fetched.mockRejectedValue(new TypeError('offline'))
  const select = place.querySelector('select')!
  await act(async () => {
    select.value = '0.2.0'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await vi.waitFor(() => expect(status()).toBe(says.pinFailed))
  expect(codes()[0]).not.toContain('0.2.0')
  fetched.mockImplementation(async (address) =>
    String(address).endsWith('.json') ? Response.json(LISTED) : new Response(''),
  )
  await act(async () => {
    dispatchEvent(new Event('online'))
  })
  await vi.waitFor(() =>
    expect(codes()[0]).toContain('/0.2.0/trip-review.js" integrity="sha384-a"'),
  )
  expect(status()).toBe('')
})
