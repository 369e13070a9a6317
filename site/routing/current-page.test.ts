import { beforeEach, expect, test, vi } from 'vitest'
import type { Read } from '../../widgets/stores/read.ts'
import type { Page } from './page.ts'
import { pageOf } from './pages.ts'
import type { Route, Visit } from './router.ts'
import { $currentPage, again, arrive } from './current-page.ts'

vi.mock('./pages.ts', () => ({ pageOf: vi.fn<typeof pageOf>() }))

const read: Read = async () => ({ failure: { name: 'Offline' } })
const visit = (route: Route, search = {}): Visit => ({
  route,
  params: {},
  search,
  path: `/${route}`,
})
const pages = vi.mocked(pageOf)

/** A page whose data come when told. */
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

test('keeps the page before for a moment, then says that another is on its way', async () => {
  const { page } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'first' }).mockResolvedValue(page)
  await arrive(visit('home'), read)
  void arrive(visit('privacy'), read)
  await vi.advanceTimersByTimeAsync(149)
  expect($currentPage.get()).toMatchObject({ state: 'ready', visit: { route: 'home' } })
  await vi.advanceTimersByTimeAsync(1)
  expect($currentPage.get()).toMatchObject({ state: 'waiting', visit: { route: 'privacy' } })
})

test('says which page it is that waits, so that it can keep its own frame', async () => {
  const { page } = slowPage()
  pages.mockResolvedValue(page)
  void arrive(visit('myProfile'), read)
  await vi.advanceTimersByTimeAsync(0)
  expect($currentPage.get()).toMatchObject({ state: 'waiting', page })
})

test('stays on the same page while it asks for other data', async () => {
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

test('lets the last visit win, whichever answers first', async () => {
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

test('stays where it is when somebody turns back before the next page has come', async () => {
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

test('stops waiting for other data when somebody turns back to what is there', async () => {
  const { page } = slowPage()
  pages.mockResolvedValueOnce({ ...page, load: async () => 'first' }).mockResolvedValue(page)
  await arrive(visit('reviews'), read)
  void arrive(visit('reviews', { page: '2' }), read)
  await arrive(visit('reviews'), read)
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'first', again: false })
})

test('says when a page is lost, and asks again when told', async () => {
  pages.mockRejectedValueOnce(new Error('no line'))
  await arrive(visit('privacy'), read)
  expect($currentPage.get()).toMatchObject({ state: 'lost' })
  const { page } = slowPage()
  pages.mockResolvedValue({ ...page, load: async () => 'there' })
  await again()
  expect($currentPage.get()).toMatchObject({ state: 'ready', data: 'there' })
})
