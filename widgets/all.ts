/**
 * All in one: watches the page and loads the tags it finds, also in open shadow roots. No page is asked
 * to tell of its roots, so one that is attached to an element which stands on the page already is not
 * seen; nor is a closed one.
 */
import { isDebugged } from './element/debugged.ts'

const elements = import.meta.glob('./*/element.ts')
const TAGS = new Map(
  Object.keys(elements).map((path) => [`trip-${path.split('/')[1]}`, elements[path]]),
)

/** Tags that were found and neither came nor are on their way. */
const wanted = new Set<string>()
const asked = new Set<string>()
const watched = new WeakSet<Node>()

function load(): void {
  for (const tag of wanted) {
    wanted.delete(tag)
    asked.add(tag)
    TAGS.get(tag)?.().catch(() => {
      asked.delete(tag)
      wanted.add(tag)
    })
  }
}

/** A node, and what it has besides if it is an element. */
interface Seen extends Node {
  readonly localName?: string
  readonly shadowRoot?: ShadowRoot | null
}

/** Looks at a node, all in it, and their shadow roots but our own. */
function look(node: Node): void {
  // The prototype's own: `<img name="createTreeWalker">` would stand in its place.
  const walk = Document.prototype.createTreeWalker.call(document, node, NodeFilter.SHOW_ELEMENT)
  for (let next: Seen | null = node; next; next = walk.nextNode()) {
    const seen = next
    const { localName = '', shadowRoot } = seen
    if (TAGS.has(localName)) {
      if (!asked.has(localName)) wanted.add(localName)
    } else if (shadowRoot) watch(shadowRoot)
    else if (/-/.test(localName) && !customElements.get(localName)) {
      // Some of SVG's names have a hyphen too, and are never defined.
      customElements.whenDefined(localName).then(
        () => {
          look(seen)
          load()
        },
        () => {},
      )
    }
  }
}

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) look(node)
  load()
})

function watch(root: Node): void {
  if (watched.has(root)) return
  watched.add(root)
  observer.observe(root, { childList: true, subtree: true })
  look(root)
}

watch(document)
load()
// Where no tag is found, no tag's file is there to ask.
if (isDebugged(document.documentElement)) import('./debug/debug.ts').catch(() => {})
