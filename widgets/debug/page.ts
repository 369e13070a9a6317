import { TAGS } from './tag-attributes.ts'

export interface Placed {
  element: HTMLElement
  tag: string
}

export interface Page {
  tags: readonly Placed[]
  /** Scripts that load one of our files, with the file's name: 'trip-enquiry'. */
  scripts: readonly { script: HTMLScriptElement; file: string }[]
}

/** True for a file that defines the tag: its own, an extended one, or the bundle of all tags. */
export const brings = (file: string, tag: string): boolean =>
  [tag, 'trip-widgets'].includes(file) || file.startsWith(`${tag}-`)

const FILE = /\/(trip-[\w-]+)\.js(?:[?#]|$)/

export const fileOf = (address: string): string | undefined => FILE.exec(address)?.[1]

/** Finds our tags and scripts on the page, also in open shadow roots. */
export function look(): Page {
  const tags: Placed[] = []
  const scripts: { script: HTMLScriptElement; file: string }[] = []
  // `document` is replaced by the build and is not a node.
  const page = document.documentElement.ownerDocument
  const roots: (Document | ShadowRoot)[] = [page]
  // The list grows during the loop.
  for (const root of roots) {
    // Uses the prototype's method, because `<img name="querySelectorAll">` would shadow it.
    const find = root === page ? Document.prototype.querySelectorAll : root.querySelectorAll
    for (const element of find.call(root, '*')) {
      const { localName, shadowRoot } = element
      if (element instanceof HTMLScriptElement) {
        const file = fileOf(element.src)
        if (file && file !== 'trip-debug') scripts.push({ script: element, file })
      } else if (element instanceof HTMLElement && localName.startsWith('trip-')) {
        tags.push({ element, tag: localName })
      } else if (shadowRoot) roots.push(shadowRoot)
    }
  }
  return { tags, scripts }
}

export const isKnown = (tag: string) => Object.hasOwn(TAGS, tag)

/** False if another script has defined the tag. */
export function isOurs(tag: string): boolean {
  const made = customElements.get(tag)
  return made !== undefined && Symbol.for('r2wc.render') in made.prototype
}

/** Provider of an element, read from its attributes. */
export function providerOf(element: HTMLElement): { origin: string; product: string } | undefined {
  const made = element as unknown as Record<symbol, unknown>
  const props = made[Symbol.for('r2wc.props')] as
    { provider?: { origin: string; product: string } } | undefined
  return props?.provider
}
