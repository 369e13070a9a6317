import type { ZodMiniType } from 'zod/mini'

/** Schemas of a call. `input` is absent if the call sends no JSON body. */
export interface Schemas<Input = unknown, Output = unknown> {
  input?: ZodMiniType<Input, unknown>
  output: ZodMiniType<Output, unknown>
}

/**
 * A call of the specification's section 7. Schemas load lazily, so a form that refers to a call bundles only its path.
 */
export interface Endpoint<Input = unknown, Output = unknown> {
  method: 'GET' | 'POST' | 'PUT'
  /** Exact path. The caller fills in the `{name}` parts, percent-encoded. */
  path: string
  schemas: () => Promise<Schemas<Input, Output>>
}

/** Defines a call. Its input and output types come from its schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Input, Output>(
  method: Endpoint['method'],
  path: string,
  schemas: () => Promise<Schemas<Input, Output>>,
): Endpoint<Input, Output> {
  return { method, path, schemas }
}
