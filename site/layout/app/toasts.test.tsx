import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toasts, toast } from '../../../widgets/stores/toasts.ts'
import { Toasts } from './toasts.tsx'

const place = document.createElement('div')
let root: Root

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const card = () => place.querySelector<HTMLElement>('[data-toast]')!
const point = (type: 'over' | 'out') =>
  act(() => card().dispatchEvent(new PointerEvent(`pointer${type}`, { bubbles: true })))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
  root = createRoot(place)
  await act(() => root.render(<Toasts />))
  await act(() => toast('success', 'Review added successfully.', 'review'))
})

afterEach(async () => {
  await act(() => root.unmount())
  $toasts.set([])
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('shows a message for five seconds', async () => {
  await wait(4999)
  expect(place.textContent).toBe('Review added successfully.')
  await wait(1)
  expect(place.textContent).toBe('')
})

test('keeps it while the pointer is over it', async () => {
  await point('over')
  await wait(60_000)
  expect(place.textContent).toBe('Review added successfully.')
  await point('out')
  await wait(5000)
  expect(place.textContent).toBe('')
})

test('keeps it while it has keyboard focus', async () => {
  await act(() => card().querySelector('button')!.focus())
  await wait(60_000)
  expect(place.textContent).toBe('Review added successfully.')
})

test('closes it with its button', async () => {
  await act(() => card().querySelector('button')!.click())
  expect(place.textContent).toBe('')
})
