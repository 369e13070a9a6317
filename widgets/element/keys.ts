/**
 * Whether a key is for the control it is pressed in: Escape, Tab, F1, combinations, and the keys that make
 * them (Shift, Control, Alt, Meta, ContextMenu) are the page's.
 */
const isTyped = ({ key, ctrlKey, altKey, metaKey }: Partial<KeyboardEvent>) =>
  key && !(ctrlKey || altKey || metaKey || /^(?:Al|Co|Esc|F\d|Me|Sh|Tab)/.test(key))

/**
 * Ends at a shadow root the keys that are for a control in it: further out they seem to be pressed on an
 * element that is no field, and are taken for shortcuts.
 */
export function keepKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    root.addEventListener(type, (event) => {
      if (isTyped(event)) event.stopPropagation()
    })
  }
}

const FIELD = [
  ['tagName', 'INPUT'],
  ['nodeName', 'INPUT'],
  ['type', 'text'],
  ['isContentEditable', true],
] as const

/**
 * Lets an element answer as a text field would, to a page that hears of a key before the shadow root
 * does: while it is told of one that is for a control inside, and at no other time.
 */
export function answerAsField(prototype: HTMLElement): void {
  for (const [name, answer] of FIELD) {
    Object.defineProperty(prototype, name, {
      get(this: HTMLElement) {
        return controlOf(this) ? answer : Reflect.get(HTMLElement.prototype, name, this)
      },
    })
  }
  const { closest, matches } = prototype
  Object.assign(prototype, {
    closest(this: HTMLElement, selectors: string) {
      return closest.call(this, selectors) ?? (controlOf(this)?.closest(selectors) ? this : null)
    },
    matches(this: HTMLElement, selectors: string) {
      return matches.call(this, selectors) || !!controlOf(this)?.matches(selectors)
    },
  })
}

/** The control inside an element that the page is being told of a key of. */
function controlOf({ shadowRoot }: HTMLElement): Element | null | undefined {
  // Undefined inside of shadow roots, so that only a page's own listeners see it.
  const { event } = window
  return event && isTyped(event) ? shadowRoot?.activeElement : null
}
