/**
 * One instance of each store for a whole page, however many bundles were loaded: the registry lives on
 * `globalThis`, under a key that names the major version, so that two majors never mix.
 */
const KEY = Symbol.for('trip-widgets.v1')

const page = globalThis as { [KEY]?: Map<string, unknown> }
/** The build has nanostores keep its count here, as a member. */
export const registry = (page[KEY] ??= new Map())

/** Finds the thing of that name, or makes it. */
export function shared<Thing>(name: string, make: () => Thing): Thing {
  if (!registry.has(name)) registry.set(name, make())
  return registry.get(name) as Thing
}
