/**
 * Our object for zod's global settings. It is set before zod loads and removed after, in one task, so no script of the
 * page sees it.
 */
const GLOBAL = '__zod_globalConfig'

const ofHost = Object.getOwnPropertyDescriptor(globalThis, GLOBAL)
Reflect.defineProperty(globalThis, GLOBAL, { value: {}, writable: true, configurable: true })

/** Restores the page's own global, or removes ours. */
export function giveBack(): void {
  if (ofHost) Reflect.defineProperty(globalThis, GLOBAL, ofHost)
  else Reflect.deleteProperty(globalThis, GLOBAL)
}
