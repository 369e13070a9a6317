// Runs in the page before all other scripts, and records `Notes` (measure.ts).
const attached = [document]
const attachShadow = Element.prototype.attachShadow
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, options)
  attached.push(root)
  return root
}
/** All roots, including declarative shadow roots, which no script attached. */
const roots = () => {
  const tags = document.querySelectorAll(
    'trip-enquiry, trip-corporate-video, trip-review, trip-testimonial',
  )
  const declared = [...tags].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [...new Set([...attached, ...declared])]
}

globalThis.notes = { usable: 0, ready: false, tasks: [] }

document.addEventListener('trip-enquiry-ready', () => (notes.ready = true))

new PerformanceObserver((list) => {
  for (const { startTime: at, duration } of list.getEntries()) notes.tasks.push({ at, duration })
}).observe({ type: 'longtask', buffered: true })

const visible = (element) => element.checkVisibility({ visibilityProperty: true })
const all = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)])

const texts = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea'
/** Selector of the play button, by the folder of the page. */
const play = {
  plyr: '[data-plyr=play]',
  'media-chrome': 'media-play-button:defined',
  'video-js': '.vjs-big-play-button',
  'mux-player': 'media-play-button:defined',
}[location.pathname.split('/')[1]]
const files = 'input[type=file], .uppy-Dashboard-AddFiles'

const isTypable = () =>
  all(texts).some((field) => field.matches(':enabled:not(:read-only)') && visible(field))

/** Finish condition of each race. */
const usable = {
  forms: isTypable,
  drawn: isTypable,
  'slow start': isTypable,
  // A control that can start the video and knows its duration.
  videos: () =>
    all('video').some((video) => video.readyState > 0) &&
    all(play ?? 'video[controls]').some(
      (control) => visible(control) && control.getBoundingClientRect().height > 0,
    ),
  uploads: () => all(files).some((field) => field.getBoundingClientRect().width > 0),
  cards: () => {
    const cards = all('trip-attraction-card')
    return cards.length > 0 && cards.every(({ shadowRoot }) => shadowRoot?.querySelector('.ready'))
  },
}

function look() {
  if (usable[globalThis.race]()) notes.usable = performance.now()
  else requestAnimationFrame(look)
}
look()
