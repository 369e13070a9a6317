/** Shared by all bundles on a page. The key has the major version, because two majors must not share stores. */
const KEY = Symbol.for('trip-widgets.v1')

const page = globalThis as { [KEY]?: Map<string, unknown> }
/** The build stores the counter of nanostores here as well. */
export const registry = (page[KEY] ??= new Map())

/** Returns the shared instance of that name, created on first use. */
export function shared<Thing>(name: string, make: () => Thing): Thing {
  if (!registry.has(name)) registry.set(name, make())
  return registry.get(name) as Thing
}
