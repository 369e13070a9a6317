import type { ZodMiniType } from 'zod/mini'

/** What one call takes and answers. `input` is absent where the call sends no JSON body. */
export interface Schemas<Input = unknown, Output = unknown> {
  input?: ZodMiniType<Input, unknown>
  output: ZodMiniType<Output, unknown>
}

/**
 * One call of the specification's section 7, as both ends see it.
 * The schemas load lazily, so that naming a call costs a form no more than its path.
 */
export interface Endpoint<Input = unknown, Output = unknown> {
  method: 'GET' | 'POST' | 'PUT'
  /** Path to the letter; `{name}` parts are filled in by the caller, percent-encoded. */
  path: string
  schemas: () => Promise<Schemas<Input, Output>>
}

/** Names a call; the types of its input and output follow from its schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Input, Output>(
  method: Endpoint['method'],
  path: string,
  schemas: () => Promise<Schemas<Input, Output>>,
): Endpoint<Input, Output> {
  return { method, path, schemas }
}
