import { scopes } from './scope.ts'

/** What belongs to no page, such as what a module makes once. */
export const registry = new Map<string, unknown>()

/** Stands in for the registry of a browser's page: one for each page that is drawn here. */
export function shared<Thing>(name: string, make: () => Thing): Thing {
  const own = scopes.getStore()?.registry ?? registry
  if (!own.has(name)) own.set(name, make())
  return own.get(name) as Thing
}
