/** Script of all tags in the site's language, loaded where a page has one of them, and before the next page has one. */
import { TAG_NAMES } from '../../widgets/contract/values/tag-names.ts'
import { FLAG } from '../../widgets/stores/outbox/flag.ts'

const SCRIPT = `/widgets${import.meta.env.BASE_URL}trip-widgets.js`

const TAGS = TAG_NAMES.join()

/** Tags that the server renders as their fallback: cards are links before their script. */
const LATE = 'trip-attraction-card'

const added = new Set<string>()

interface Attributes {
  href?: string
  src?: string
  rel?: string
  type?: string
}

export function add(name: 'link' | 'script', attributes: Attributes): void {
  const { href = '', src = href } = attributes
  if (added.has(name + src)) return
  added.add(name + src)
  document.head.append(Object.assign(document.createElement(name), attributes))
}

export const preloadTags = (): void => add('link', { rel: 'modulepreload', href: SCRIPT })

const loadTags = () => add('script', { type: 'module', src: SCRIPT })

/** Loads the script for tags in the server's HTML that need it, and for what an earlier page left to be sent. */
export function loadFirstTags(): void {
  const needing = document.querySelectorAll(`:is(${TAGS}):not(${LATE})`)
  if (needing.length > 0 || isWaiting()) loadTags()
}

/** Loads the script once the page has a tag. */
export function followTags(): void {
  const look = () => {
    if (!document.querySelector(TAGS)) return
    changes.disconnect()
    loadTags()
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  look()
}

function isWaiting(): boolean {
  try {
    return FLAG in localStorage
  } catch {
    return false
  }
}
