/**
 * An object of our own for zod's settings, which zod would keep on the page. It is lent before zod is
 * loaded and given back after: all of it runs in one go, so no script of the page sees what is lent.
 */
const GLOBAL = '__zod_globalConfig'

const ofHost = Object.getOwnPropertyDescriptor(globalThis, GLOBAL)
Reflect.defineProperty(globalThis, GLOBAL, { value: {}, writable: true, configurable: true })

/** Puts back what the page has there, or nothing. */
export function giveBack(): void {
  if (ofHost) Reflect.defineProperty(globalThis, GLOBAL, ofHost)
  else Reflect.deleteProperty(globalThis, GLOBAL)
}
