import type { FromFrame, ToFrame } from '../contract/values/frame-messages.ts'

/**
 * `/widgets/trip-frame.js`, for pages with frames of the provider (`/embed/…`): gives each frame the height of its
 * content, fires the tag's events on the `<iframe>`, where they bubble, reports them to a tag manager where
 * `data-trip-analytics="dataLayer"` is on the frame or around it, and opens links that a sandboxed frame cannot open. It sets no globals, and other frames are left alone. Frames added later are found too.
 */

const PATH = '/embed/'

const frames = () =>
  [...document.querySelectorAll('iframe')].filter(
    ({ src }) => URL.canParse(src) && new URL(src).pathname.startsWith(PATH),
  )

function hear({ source, data }: MessageEvent<FromFrame | null>) {
  // By the window, because a sandboxed frame has the origin 'null'.
  const frame = frames().find(({ contentWindow }) => contentWindow === source)
  if (!frame || !(data instanceof Object)) return
  if (data.type === 'trip-height' && data.height > 0) frame.style.height = `${data.height}px`
  if (data.type === 'trip-event' && /^trip-[a-z-]+$/.test(data.name)) {
    const { name, detail } = data
    if (frame.closest('[data-trip-analytics=dataLayer]'))
      (window.dataLayer ??= []).push({ event: name, ...Object(detail) })
    // The new step is shorter, so its beginning may be above the window.
    if (name.endsWith('-step') && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
    frame.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
  // A frame may lead only to its own site, as WordPress has it.
  if (data.type === 'trip-link' && URL.canParse(data.href)) {
    const { origin, href } = new URL(data.href)
    if (origin === new URL(frame.src).origin) open(href, '_blank', 'noopener')
  }
}

addEventListener('message', hear)
const hello: ToFrame = { type: 'trip-hello' }
for (const { contentWindow } of frames()) contentWindow?.postMessage(hello, '*')
