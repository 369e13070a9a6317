/** True for keys of the focused control. Escape, Tab, F1, modifiers and combinations are the page's. */
const isTyped = ({ key, ctrlKey, altKey, metaKey }: Partial<KeyboardEvent>) =>
  key && !(ctrlKey || altKey || metaKey || /^(?:Al|Co|Esc|F\d|Me|Sh|Tab)/.test(key))

/** Stops these keys at the shadow root. Outside, their target is the host element, so pages would run shortcuts. */
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

/** Makes an element look like a text field to earlier listeners of the page, during keys for a control inside. */
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

function controlOf({ shadowRoot }: HTMLElement): Element | null | undefined {
  // Undefined inside shadow roots, so only the page's own listeners are affected.
  const { event } = window
  return event && isTyped(event) ? shadowRoot?.activeElement : null
}
