import type { FromFrame, ToFrame } from '../contract/values/frame-messages.ts'

/**
 * `/widgets/trip-frame.js`, for pages with frames of the provider (`/embed/…`). Gives each frame the height of its
 * content, fires the tag's events on the `<iframe>`, where they bubble, and opens links that a sandboxed frame cannot
 * open. `data-trip-analytics="dataLayer"` on the frame or around it reports the events to a tag manager. It sets no
 * globals, ignores other frames, and finds frames that are added later.
 */

const PATH = '/embed/'
const { origin: PROVIDER } = new URL((document.currentScript as HTMLScriptElement).src)

const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => {
    const { origin, pathname } = URL.canParse(src) ? new URL(src) : location
    return origin === PROVIDER && pathname.startsWith(PATH)
  })

function hear({ source, data }: MessageEvent<FromFrame | null>) {
  // By the window, because a sandboxed frame has the origin 'null'.
  const frame = frames().find(({ contentWindow }) => contentWindow === source)
  if (!frame || !(data instanceof Object)) return
  if (data.type === 'trip-height' && data.height > 0) frame.style.height = `${data.height}px`
  if (data.type === 'trip-event' && /^trip-[a-z-]+$/.test(data.name)) {
    const { name, detail } = data
    if (frame.closest('[data-trip-analytics=dataLayer]'))
      (window.dataLayer ??= []).push({ ...Object(detail), event: name })
    // The new step is shorter, so its beginning may be above the window.
    if (name.endsWith('-step') && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
    frame.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
  // A frame may lead only to its own site, as WordPress has it.
  if (data.type === 'trip-link' && URL.canParse(data.href)) {
    const { origin, href } = new URL(data.href)
    if (origin === PROVIDER) open(href, '_blank', 'noopener')
  }
}

/** Each pasted frame may bring this script along. */
const KEY = Symbol.for(`trip-frame ${PROVIDER}`)
if (!Object.hasOwn(window, KEY)) {
  Object.defineProperty(window, KEY, { value: true })
  addEventListener('message', hear)
}
const hello: ToFrame = { type: 'trip-hello' }
for (const { contentWindow } of frames()) contentWindow?.postMessage(hello, '*')
