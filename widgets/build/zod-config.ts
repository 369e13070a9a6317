/** Our object for zod's settings. Set before zod loads and removed after, in one task, so page scripts never see it. */
const GLOBAL = '__zod_globalConfig'

const ofHost = Object.getOwnPropertyDescriptor(globalThis, GLOBAL)
Reflect.defineProperty(globalThis, GLOBAL, { value: {}, writable: true, configurable: true })

export function giveBack(): void {
  if (ofHost) Reflect.defineProperty(globalThis, GLOBAL, ofHost)
  else Reflect.deleteProperty(globalThis, GLOBAL)
}
