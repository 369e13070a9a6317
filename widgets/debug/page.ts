import { TAGS } from './known.ts'

/** A tag on the page that is ours, or was meant to be. */
export interface Placed {
  element: HTMLElement
  tag: string
}

export interface Page {
  tags: readonly Placed[]
  /** Scripts whose address is that of a file of ours, with its name: 'trip-enquiry'. */
  scripts: readonly { script: HTMLScriptElement; file: string }[]
}

/** Whether a file of that name defines a tag: its own, one with more of it, or the bundle of all tags. */
export const brings = (file: string, tag: string): boolean =>
  [tag, 'trip-widgets'].includes(file) || file.startsWith(`${tag}-`)

const FILE = /\/(trip-[\w-]+)\.js(?:[?#]|$)/

/** The name of the file of ours at an address. */
export const fileOf = (address: string): string | undefined => FILE.exec(address)?.[1]

/** Everything on the page that concerns us, in open shadow roots too. */
export function look(): Page {
  const tags: Placed[] = []
  const scripts: { script: HTMLScriptElement; file: string }[] = []
  // `document` stands for it and is no node.
  const page = document.documentElement.ownerDocument
  const roots: (Document | ShadowRoot)[] = [page]
  // The list grows while it is walked.
  for (const root of roots) {
    // The prototype's own: `<img name="querySelectorAll">` would stand in its place.
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

/** Whether a tag was defined by us, and not by somebody else who likes the name. */
export function isOurs(tag: string): boolean {
  const made = customElements.get(tag)
  return made !== undefined && Symbol.for('r2wc.render') in made.prototype
}

/** Where an element of ours sends its calls, as it has read it from its attributes. */
export function providerOf(element: HTMLElement): { origin: string; product: string } | undefined {
  const made = element as unknown as Record<symbol, unknown>
  const props = made[Symbol.for('r2wc.props')] as
    { provider?: { origin: string; product: string } } | undefined
  return props?.provider
}
