import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providerOf } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { $session } from '../../widgets/stores/session.ts'
import { arrive } from './current-page.ts'
import type { Page } from './page.ts'
import { pageOf } from './pages.ts'
import { startPrefetch } from './prefetch.ts'
import { dropPrefetched } from './prefetched.ts'
import { type Route, visitOf } from './router.ts'

vi.mock('./pages.ts', () => ({
  pageOf: vi.fn<typeof pageOf>(),
  isGuarded: (route: Route) => route === 'myProfile',
}))

type Seen = (entries: Partial<IntersectionObserverEntry>[]) => void

let see: Seen
let spend: (bytes: number) => void
let answers: object
const read: Read = async () => answers as never
const load = vi.fn<NonNullable<Page['load']>>(async (_, ask) => ask({ path: '/' } as never))
const page: Page = { load, head: () => ({ title: '', description: '' }), View: () => null }
const codeOf = vi.mocked(pageOf)
let stop: () => void

function linkTo(href: string, attributes: object = {}): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href, ...attributes })
  document.body.append(link)
  return link
}

const send = (type: string, target: Element) =>
  target.dispatchEvent(new Event(type, { bubbles: true, composed: true }))

/** Rests on a link until its page has loaded. */
async function rest(link: Element, type = 'pointerover', ms = 65) {
  send(type, link)
  await vi.advanceTimersByTimeAsync(ms)
}

const visit = async (path: string) => arrive(visitOf(path), read)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        see = seen
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(noted: (list: object) => void) {
        spend = (transferSize) =>
          noted({ getEntries: () => [{ initiatorType: 'fetch', transferSize }] })
      }
      observe() {}
      disconnect() {}
    },
  )
  answers = { answer: 'data' }
  codeOf.mockResolvedValue(page)
  await visit('/privacy')
  stop = startPrefetch(read, providerOf('https://trips.example', 'trips', null, ''))
  codeOf.mockClear()
  load.mockClear()
})

afterEach(() => {
  stop()
  dropPrefetched()
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each(['pointerover', 'focusin'])('a %s that rests loads code and data once', async (type) => {
  const link = linkTo('/testimonials')
  await rest(link, type, 64)
  expect(codeOf).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
  await rest(link, type)
  await visit('/testimonials')
  expect(load).toHaveBeenCalledOnce()
  // Data is shown once.
  await visit('/privacy')
  await visit('/testimonials')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a pointer that moves on loads nothing', async () => {
  await rest(linkTo('/testimonials'), 'pointerover', 64)
  await rest(document.body)
  expect(codeOf).not.toHaveBeenCalled()
})

test('a page that moves under the pointer leaves the focused link', async () => {
  send('focusin', linkTo('/testimonials'))
  await rest(document.body)
  expect(load).toHaveBeenCalledOnce()
})

test('a press does not wait', async () => {
  await rest(linkTo('/testimonials'), 'pointerdown', 0)
  expect(load).toHaveBeenCalledOnce()
})

test('finds the link of a card in its shadow root', async () => {
  const card = document.createElement('div')
  document.body.append(card)
  const link = linkTo('/attraction-details/taj-mahal')
  card.attachShadow({ mode: 'open' }).append(link)
  await rest(link)
  expect(load.mock.calls[0]![0]).toMatchObject({ route: 'attraction', params: { id: 'taj-mahal' } })
})

test.each([
  ['/privacy', {}],
  ['https://other.example/testimonials', {}],
  ['/testimonials', { target: '_blank' }],
  ['/testimonials', { download: 'a' }],
])('%s with %j is not a link to another page', async (href, attributes) => {
  await rest(linkTo(href, attributes))
  expect(codeOf).not.toHaveBeenCalled()
})

test.each(['/my-profile', '/activate-account?token=a', '/follow-enquiry?key=a', '/thank-you'])(
  'loads only the code of %s',
  async (href) => {
    await rest(linkTo(href))
    expect(codeOf).toHaveBeenCalledOnce()
    expect(load).not.toHaveBeenCalled()
  },
)

test('loads only the code of links in view, in idle time', async () => {
  const target = linkTo('/testimonials')
  see([{ isIntersecting: false, target }])
  await vi.runOnlyPendingTimersAsync()
  expect(codeOf).not.toHaveBeenCalled()
  see([{ isIntersecting: true, target }])
  expect(codeOf).not.toHaveBeenCalled()
  await vi.runOnlyPendingTimersAsync()
  expect(codeOf).toHaveBeenCalledExactlyOnceWith('testimonials')
  expect(load).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'loads nothing on a connection with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    const target = linkTo('/testimonials')
    await rest(target)
    see([{ isIntersecting: true, target }])
    await vi.runOnlyPendingTimersAsync()
    expect(codeOf).not.toHaveBeenCalled()
  },
)

test('stops at 200 KB, and begins again with the next page', async () => {
  spend(200 * 1024)
  const link = linkTo('/testimonials')
  await rest(link)
  expect(codeOf).not.toHaveBeenCalled()
  await visit('/')
  await rest(link)
  expect(codeOf).toHaveBeenLastCalledWith('testimonials')
})

test('asks again at the visit after a failed call, an age of 30 s or a sign-in', async () => {
  const link = linkTo('/testimonials')
  const visitAfter = async (happened: () => unknown) => {
    await visit('/privacy')
    load.mockClear()
    await rest(link)
    await happened()
    await visit('/testimonials')
    return load.mock.calls.length
  }
  expect(await visitAfter(() => {})).toBe(1)
  answers = { failure: { name: 'Offline' } }
  expect(await visitAfter(() => {})).toBe(2)
  answers = { answer: 'data' }
  expect(await visitAfter(() => vi.advanceTimersByTimeAsync(30_000))).toBe(2)
  expect(await visitAfter(() => $session.set({ id: '1', token: 'a' } as never))).toBe(2)
  $session.set(null)
})

test('a page whose code is missing is left to its visit', async () => {
  codeOf.mockRejectedValueOnce(new Error('no line'))
  const link = linkTo('/testimonials')
  await rest(link)
  await visit('/testimonials')
  expect(load).toHaveBeenCalledOnce()
})
