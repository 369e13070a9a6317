import { scopes } from './scope.ts'

/** Instances outside of any scope, such as those that modules create on import. */
export const registry = new Map<string, unknown>()

/** Replaces the registry of a browser page by one per scope. */
export function shared<Thing>(name: string, make: () => Thing): Thing {
  const own = scopes.getStore()?.registry ?? registry
  if (!own.has(name)) own.set(name, make())
  return own.get(name) as Thing
}
