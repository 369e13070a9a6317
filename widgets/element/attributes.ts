/** How an attribute's text becomes a value, and what its property may be set to. */
export interface Attribute<Value> {
  /** `null` is the absent attribute, whose value is the default. */
  parse: (text: string | null) => Value
}

/** Presence: `corporate`, `corporate=""` and even `corporate="false"` are true, as in HTML. */
export const flag: Attribute<boolean> = { parse: (text) => text !== null }

/** Any text; absent and empty are the same. */
export const text: Attribute<string> = { parse: (written) => written ?? '' }

/** One of some words in any case; anything else is the first of them, never an error. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Word extends string>(...words: readonly [Word, ...Word[]]): Attribute<Word> {
  return { parse: (written) => words.find((word) => word === written?.toLowerCase()) ?? words[0] }
}

/** A property that is its attribute: reads it parsed, writes it back; null, undefined, false remove it. */
export function reflect(prototype: HTMLElement, name: string, attribute: Attribute<unknown>): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return attribute.parse(this.getAttribute(name))
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name)
      else this.setAttribute(name, value === true ? '' : String(value))
    },
  })
}
