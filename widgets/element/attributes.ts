export interface Attribute<Value> {
  parse: (text: string | null) => Value
}

/** True if present: `corporate`, `corporate=""` and even `corporate="false"`, as in HTML. */
export const flag: Attribute<boolean> = { parse: (text) => text !== null }

export const text: Attribute<string> = { parse: (written) => written ?? '' }

/** Text whose empty value means something other than its absence, which is null. */
export const textOrNull: Attribute<string | null> = { parse: (written) => written }

/** One of some words, in any case. Anything else is the first word, never an error. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<Word extends string>(...words: readonly [Word, ...Word[]]): Attribute<Word> {
  return { parse: (written) => words.find((word) => word === written?.toLowerCase()) ?? words[0] }
}

/** Defines a property that reflects its attribute; null, undefined and false remove the attribute. */
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
