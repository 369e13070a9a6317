import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './element.ts'

const clip = (name: string) => ({
  src: `${name}.mp4`,
  poster: `${name}.webp`,
  captions: `${name}.vtt`,
  title: `Film of ${name}`,
})
const list = { default: clip('sample'), companies: { xoriant: clip('xoriant') } }

let origins = 0
let origin = ''
let respond: () => Promise<Response>
beforeEach(() => {
  // The list is cached per page and provider.
  origin = `https://api-${++origins}.example`
  respond = async () => Response.json(list)
  vi.stubGlobal('fetch', () => respond())
  stubMotion(false)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function stubMotion(reduce: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduce && query.includes('reduce') }))
}

function embed(company: string | null, inside = ''): HTMLElement {
  const element = document.createElement('trip-corporate-video')
  element.setAttribute('provider', origin)
  if (company !== null) element.setAttribute('company', company)
  element.innerHTML = inside
  document.body.append(element)
  return element
}

const find = <Found extends Element>(element: HTMLElement, selector: string) =>
  vi.waitFor(() => {
    const found = element.shadowRoot!.querySelector<Found>(selector)
    expect(found).not.toBeNull()
    return found!
  })
const playerOf = (element: HTMLElement) => find<HTMLVideoElement>(element, 'video')
const tryAgain = (element: HTMLElement) => find<HTMLButtonElement>(element, 'button')
const text = (element: HTMLElement) =>
  vi.waitFor(() => {
    const { textContent } = element.shadowRoot!.querySelector('[role=status]')!
    expect(textContent).not.toBe('')
    return textContent
  })

test('renders a muted player with controls immediately', async () => {
  respond = () => new Promise(() => {})
  const video = await playerOf(embed('xoriant'))
  expect(video.muted).toBe(true)
  expect(video.controls).toBe(true)
  expect(video.autoplay).toBe(true)
  expect(video.hasAttribute('playsinline')).toBe(true)
  expect(video.getAttribute('preload')).toBe('metadata')
  expect(video.getAttribute('src')).toBe(`${origin}/media/corporate/video?company=xoriant`)
  expect(video.getAttribute('aria-label')).toBe('Video')
  expect(video.getAttribute('crossorigin')).toBe('anonymous')
})

test('adds title, poster and captions once the list has loaded', async () => {
  const video = await playerOf(embed('xoriant'))
  const folder = `${origin}/media/corporate/`
  await vi.waitFor(() => expect(video.getAttribute('aria-label')).toBe('Film of xoriant'))
  expect(video.getAttribute('poster')).toBe(`${folder}xoriant.webp`)
  const track = video.querySelector('track')!
  expect([track.getAttribute('src'), track.getAttribute('kind')]).toEqual([
    `${folder}xoriant.vtt`,
    'captions',
  ])
})

test('does not autoplay with reduced motion', async () => {
  stubMotion(true)
  expect((await playerOf(embed('xoriant'))).autoplay).toBe(false)
})

test.each([null, '', 'Xoriant', 'constructor', '__proto__'])(
  'plays the default for %j',
  async (name) => {
    const video = await playerOf(embed(name))
    await vi.waitFor(() => expect(video.getAttribute('aria-label')).toBe('Film of sample'))
  },
)

test('creates a new player when its attribute changes', async () => {
  const element = embed('xoriant')
  const first = await playerOf(element)
  element.setAttribute('company', 'nobody')
  await vi.waitFor(async () => expect(await playerOf(element)).not.toBe(first))
  const second = await playerOf(element)
  await vi.waitFor(() => expect(second.getAttribute('aria-label')).toBe('Film of sample'))
})

test("shows the page's own video until the player is ready, then pauses it", async () => {
  const element = embed('xoriant', '<video></video>')
  const own = element.querySelector('video')!
  const pause = vi.spyOn(own, 'pause').mockImplementation(() => {})
  const player = await playerOf(element)
  await find(element, 'slot')
  expect(player.className).toBe('hidden')
  expect(pause).not.toHaveBeenCalled()
  player.dispatchEvent(new Event('loadedmetadata'))
  await vi.waitFor(() => expect(element.shadowRoot!.querySelector('slot')).toBeNull())
  expect(player.className).toBe('')
  expect(pause).toHaveBeenCalledOnce()
})

test('plays without details if the list fails to load', async () => {
  respond = async () => new Response(null, { status: 503 })
  const video = await playerOf(embed('xoriant'))
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.getAttribute('aria-label')).toBe('Video')
  expect(video.getAttribute('poster')).toBeNull()
})

test('reports a video that does not play, and retries', async () => {
  const heard: unknown[] = []
  const element = embed('xoriant')
  element.addEventListener('trip-corporate-video-failed', (event) =>
    heard.push((event as CustomEvent).detail),
  )
  const region = await find(element, '[role=status]')
  const first = await playerOf(element)
  first.dispatchEvent(new Event('error'))
  expect(await text(element)).toBe('This video can’t be played here.')
  expect(element.shadowRoot!.querySelector('[role=status]')).toBe(region)
  expect(element.shadowRoot!.querySelector('video')).toBeNull()
  const link = await find<HTMLAnchorElement>(element, 'a')
  expect(link.getAttribute('href')).toBe(`${origin}/embed/corporate-video/xoriant`)
  expect(heard).toEqual([{ failure: 'Unplayable' }])
  ;(await tryAgain(element)).click()
  const second = await playerOf(element)
  second.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(heard).toHaveLength(2))
})
