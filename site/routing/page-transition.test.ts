import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTransition } from './page-transition.ts'

const root = document.documentElement
const started = vi.fn<(update: () => void) => ViewTransition>()
const skipTransition = vi.fn<() => void>()
let finish: () => void

const preferStill = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches }) as MediaQueryList)

beforeEach(() => {
  preferStill(false)
  document.startViewTransition = started as typeof document.startViewTransition
  started.mockImplementation((update) => {
    const updateCallbackDone = Promise.resolve().then(update)
    const finished = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)))
    const ready = Promise.reject(new DOMException('skipped', 'AbortError'))
    return { updateCallbackDone, finished, ready, skipTransition } as unknown as ViewTransition
  })
})

afterEach(async () => {
  finish?.()
  await Promise.resolve()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  started.mockReset()
  skipTransition.mockReset()
})

test('changes the page in a transition, and reports when it has changed', async () => {
  const change = vi.fn<() => void>()
  const changed = withTransition(root, change)
  expect(change).not.toHaveBeenCalled()
  await changed
  expect(change).toHaveBeenCalledOnce()
})

test('changes the page without one if motion is unwanted or the page is hidden', () => {
  const change = vi.fn<() => void>()
  preferStill(true)
  void withTransition(root, change)
  preferStill(false)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  root.setAttribute('data-opened', '')
  void withTransition(root, change)
  expect(change).toHaveBeenCalledTimes(2)
  expect(started).not.toHaveBeenCalled()
  expect(root.hasAttribute('data-opened')).toBe(false)
})

test('ends a running transition, and changes the page at once', async () => {
  await withTransition(root, () => {})
  const change = vi.fn<() => void>()
  void withTransition(root, change)
  expect(change).toHaveBeenCalledOnce()
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(started).toHaveBeenCalledOnce()
})

test('names the opened card before the change, and the picture of its page after it', async () => {
  const card = document.createElement('div')
  card.setAttribute('data-opened', '')
  const seen: boolean[] = []
  const note = () => seen.push(card.hasAttribute('data-opened'), 'arriving' in root.dataset)
  const changed = withTransition(card, note)
  note()
  await changed
  expect(seen).toEqual([true, false, false, true])
  finish()
  await Promise.resolve()
  await Promise.resolve()
  expect('arriving' in root.dataset).toBe(false)
})
