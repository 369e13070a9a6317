import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useArrival } from './arrival.ts'

const place = document.createElement('div')
const scroll = vi.fn<typeof scrollTo>()
let root: Root

function Page({ path }: { path: string }) {
  return <main ref={useArrival(path)} tabIndex={-1} />
}

const show = (path: string) => act(() => root.render(<Page path={path} />))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', scroll)
  history.replaceState(null, '', '/')
  document.body.append(place)
  root = createRoot(place)
  await show('/')
})

afterEach(async () => {
  await act(() => root.unmount())
  scroll.mockReset()
  vi.unstubAllGlobals()
})

test('leaves focus and scroll alone on the first page', () => {
  expect(document.activeElement).toBe(document.body)
  expect(scroll).not.toHaveBeenCalled()
})

test('starts the next page at its top, with the keyboard in it', async () => {
  await show('/privacy')
  expect(document.activeElement).toBe(place.querySelector('main'))
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('leaves the place on the page to the browser when going back', async () => {
  history.replaceState(null, '', '/privacy')
  dispatchEvent(new PopStateEvent('popstate'))
  await show('/privacy')
  expect(scroll).not.toHaveBeenCalled()
})

test('does not take a jump within the page for going back', async () => {
  dispatchEvent(new PopStateEvent('popstate'))
  await show('/privacy')
  expect(scroll).toHaveBeenCalledWith(0, 0)
})
