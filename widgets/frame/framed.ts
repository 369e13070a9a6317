import { FRAMED_EVENTS, FRAMED_TAGS, type FromFrame } from '../contract/values/frame-messages.ts'
import { passCalls } from './pass-calls.ts'

/**
 * Runs first in the provider's pages for frames: reports the height, events and links to the page around it, to
 * WordPress in its own words (`wp-embed.js`, with the secret that it put into the address).
 */

/** CSS pixels. WordPress refuses less and more. */
const [LOWEST, HIGHEST] = [200, 1000]

const secret = /[#&?]secret=(\w+)/.exec(location.hash)?.[1]

// `*` is safe, as no message has a secret or personal data.
const tell = (message: FromFrame) => parent.postMessage(message, '*')
const tellWordPress = (message: 'height' | 'link', value: number | string) => {
  if (secret) parent.postMessage({ message, value, secret }, '*')
}

function tellHeight() {
  const { dataset } = document.documentElement
  // A page that fills its frame, such as a video, has a ratio instead of a height.
  const height = dataset['ratio']
    ? Math.round(innerWidth / Number(dataset['ratio']))
    : Math.ceil(document.documentElement.getBoundingClientRect().height)
  tell({ type: 'trip-height', height })
  tellWordPress('height', Math.min(HIGHEST, Math.max(LOWEST, height)))
  parent.postMessage({ sentinel: 'amp', type: 'embed-size', height }, '*')
}

function followLink(event: MouseEvent) {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
  if (!link || !/^https?:$/.test(link.protocol)) return
  const isWithin = link.pathname === location.pathname && link.hash !== ''
  if (isWithin || event.defaultPrevented) return
  if (origin === 'null') {
    // A sandbox may open no windows.
    event.preventDefault()
    tell({ type: 'trip-link', href: link.href })
    tellWordPress('link', link.href)
  } else if (!link.target) {
    // In the frame itself the page around it would seem to have become ours.
    link.target = '_blank'
    link.relList.add('noopener')
  }
}

passCalls()
new ResizeObserver(tellHeight).observe(document.documentElement)
// WordPress hides the frame until it knows a height, and browsers observe nothing in a hidden frame.
addEventListener('load', tellHeight)
addEventListener('message', ({ source, data }) => {
  // WordPress says so when its script has loaded after the frame.
  const isHello = data?.type === 'trip-hello' || data?.message === 'ready'
  if (source === parent && isHello) tellHeight()
})
addEventListener('click', followLink)
for (const tag of FRAMED_TAGS) {
  for (const what of FRAMED_EVENTS) {
    const name = `trip-${tag}-${what}`
    addEventListener(name, (event) => {
      tell({ type: 'trip-event', name, detail: (event as CustomEvent<unknown>).detail })
    })
  }
}
