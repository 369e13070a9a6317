import { beforeEach, expect, test, vi } from 'vitest'
import type { Read } from '../../widgets/stores/read.ts'
import type { Page } from './page.ts'
import { pageOf } from './pages.ts'
import type { Route, Visit } from './router.ts'
import { $currentPage, again, arrive, loadTransition } from './current-page.ts'

vi.mock('./pages.ts', () => ({ pageOf: vi.fn<typeof pageOf>() }))

const read: Read = async () => ({ failure: { name: 'Offline' } })
const visit = (route: Route, search = {}): Visit => ({
  route,
  params: {},
  search,
  path: `/${route}`,
})
const pages = vi.mocked(pageOf)

function slowPage() {
  const come: ((data: string) => void)[] = []
  const load = () => new Promise<unknown>((resolve) => come.push(resolve))
  const page: Page = { load, head: () => ({ title: '', description: '' }), View: () => null }
  return { page, come }
}

beforeEach(() => {
  vi.useFakeTimers()
  pages.mockReset()
  $currentPage.set({ state: 'waiting', visit: visit('home') })
  return () => void vi.useRealTimers()
})

test('shows a page with its data', async () => {
  const { page, come } = slowPage()
  pages.mockResolvedValue(page)
  const arrival = arrive(visit('privacy'), read)
  await vi.advanceTimersByTimeAsync(0)
  come[0]!('data')
  await arrival
  expect($currentPage.get()).toMatchObject({
    state: 'ready',
    data: 'data',
    visit: { route: 'privacy' },
  })
})

test('keeps the previous page for 150 ms, then shows that the next one is loading', async () => {
  const { page } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'first' }).mockResolvedValue(page)
  await arrive(visit('home'), read)
  void arrive(visit('privacy'), read)
  await vi.advanceTimersByTimeAsync(149)
  expect($currentPage.get()).toMatchObject({ state: 'ready', visit: { route: 'home' } })
  await vi.advanceTimersByTimeAsync(1)
  expect($currentPage.get()).toMatchObject({ state: 'waiting', visit: { route: 'privacy' } })
})

test('passes the page while it is loading, so that its frame can stay', async () => {
  const { page } = slowPage()
  pages.mockResolvedValue(page)
  void arrive(visit('myProfile'), read)
  await vi.advanceTimersByTimeAsync(0)
  expect($currentPage.get()).toMatchObject({ state: 'waiting', page })
})

test('stays ready on the same page while other data load', async () => {
  const { page, come } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'first' }).mockResolvedValue(page)
  await arrive(visit('reviews'), read)
  const arrival = arrive(visit('reviews', { page: '2' }), read)
  await vi.advanceTimersByTimeAsync(1000)
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'first', again: true })
  come[0]!('second')
  await arrival
  expect($currentPage.get()).toMatchObject({ data: 'second', visit: { search: { page: '2' } } })
  expect($currentPage.get()).not.toHaveProperty('again')
})

test('shows the last visit, whichever loads first', async () => {
  const { page, come } = slowPage()
  pages.mockResolvedValue(page)
  const first = arrive(visit('reviews'), read)
  const second = arrive(visit('privacy'), read)
  await vi.advanceTimersByTimeAsync(0)
  come[1]!('second')
  come[0]!('first')
  await Promise.all([first, second])
  expect($currentPage.get()).toMatchObject({ data: 'second', visit: { route: 'privacy' } })
})

test('stays on the page when the visitor goes back before the next one has loaded', async () => {
  const { page, come } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'home' }).mockResolvedValue(page)
  await arrive(visit('home'), read)
  const away = arrive(visit('privacy'), read)
  await vi.advanceTimersByTimeAsync(0)
  await arrive(visit('home'), read)
  come[0]!('privacy')
  await away
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'home' })
})

test('stops refreshing when the visitor returns to the data on screen', async () => {
  const { page } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'first' }).mockResolvedValue(page)
  await arrive(visit('reviews'), read)
  void arrive(visit('reviews', { page: '2' }), read)
  await arrive(visit('reviews'), read)
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'first', again: false })
})

test('reports a lost page, and loads it on retry', async () => {
  pages.mockRejectedValueOnce(new Error('no line'))
  await arrive(visit('privacy'), read)
  expect($currentPage.get()).toMatchObject({ state: 'failed' })
  const { page } = slowPage()
  pages.mockResolvedValue({ ...page, load: async () => 'there' })
  await again()
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'there' })
})

test('keeps a page that arrives before the transition to its loading state', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const late: (() => void)[] = []
  document.startViewTransition = ((update: () => void) => {
    const updateCallbackDone = new Promise<void>((resolve) => {
      late.push(() => resolve(update()))
    })
    const never = new Promise<never>(() => {})
    return { updateCallbackDone, finished: never, ready: never, skipTransition: () => {} }
  }) as unknown as typeof document.startViewTransition
  await loadTransition()
  const { page, come } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'home' }).mockResolvedValue(page)
  await arrive(visit('home'), read)
  document.documentElement.setAttribute('data-opened', '')
  const arrival = arrive(visit('privacy'), read)
  await vi.advanceTimersByTimeAsync(150)
  expect(late).toHaveLength(1)
  come[0]!('privacy')
  await arrival
  for (const run of late) run()
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'privacy' })
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
})
