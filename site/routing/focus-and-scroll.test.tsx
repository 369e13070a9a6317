import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusAndScroll } from './focus-and-scroll.ts'

const place = document.createElement('div')
const scroll = vi.fn<typeof scrollTo>()
let root: Root

interface PageProps {
  path: string
  state?: 'waiting' | 'ready'
}

function Page({ path, state = 'ready' }: PageProps) {
  const main = useFocusAndScroll({ state, visit: { path, search: {} } })
  return (
    <main ref={main} tabIndex={-1}>
      {state === 'ready' && <h1>Privacy</h1>}
      <button>Go on</button>
    </main>
  )
}

const show = (path: string, state?: PageProps['state']) =>
  act(() => root.render(<Page path={path} {...(state && { state })} />))
const heading = () => place.querySelector('h1')

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

test('scrolls to the top and focuses the heading when a link leads to the same page', async () => {
  const link = Object.assign(document.createElement('a'), { href: location.href })
  document.body.append(link)
  link.focus()
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.click()
  expect(document.activeElement).toBe(heading())
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  link.remove()
})

test('leaves focus and scroll alone on the first page', () => {
  expect(document.activeElement).toBe(document.body)
  expect(scroll).not.toHaveBeenCalled()
})

test('scrolls to the top of the next page and focuses its heading', async () => {
  await show('/privacy')
  expect(document.activeElement).toBe(heading())
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('waits for a heading that is still loading', async () => {
  await show('/privacy', 'waiting')
  expect(document.activeElement).toBe(place.querySelector('main'))
  await show('/privacy')
  expect(document.activeElement).toBe(heading())
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('leaves focus alone if the visitor has moved it during or after loading', async () => {
  const button = () => place.querySelector('button')!
  await show('/privacy', 'waiting')
  button().focus()
  await show('/privacy')
  expect(document.activeElement).toBe(button())
  button().blur()
  await show('/privacy', 'waiting')
  await show('/privacy')
  expect(document.activeElement).toBe(document.body)
})

test('leaves scroll restoration to the browser when going back', async () => {
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
