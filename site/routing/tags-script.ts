/** Script of all tags in the site's language, loaded where a page has one of them, and before the next page has one. */
import { TAG_NAMES } from '../../widgets/contract/values/tag-names.ts'
import { attempt } from '../../widgets/stores/attempt.ts'
import { FLAG } from '../../widgets/stores/outbox/flag.ts'

const SCRIPT = `/widgets${import.meta.env.BASE_URL}trip-widgets.js`

const TAGS = TAG_NAMES.join()

/** Tags that the server renders as their fallback: cards are links before their script. */
const LATE = 'trip-attraction-card'

export function add(name: 'link' | 'script', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

const isThere = (selector: string) => document.querySelector(selector) !== null

export function preloadTags(): void {
  if (!isThere(`[src="${SCRIPT}"], [href="${SCRIPT}"]`))
    add('link', { rel: 'modulepreload', href: SCRIPT })
}

function loadTags(): void {
  if (!isThere(`[src="${SCRIPT}"]`)) add('script', { type: 'module', src: SCRIPT })
}

/** Fetches the script along with the site's own, if the server's HTML has a tag. */
export function preloadFirstTags(): void {
  if (isThere(TAGS)) preloadTags()
}

/** Loads the script for tags in the server's HTML that need it, and for what an earlier page left to be sent. */
export function loadFirstTags(): void {
  const isWaiting = attempt(() => FLAG in localStorage)
  if (isWaiting || isThere(`:is(${TAGS}):not(${LATE})`)) loadTags()
}

/** Loads the script once the page has a tag. */
export function followTags(): void {
  const look = () => {
    if (!isThere(TAGS)) return
    changes.disconnect()
    loadTags()
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  look()
}
