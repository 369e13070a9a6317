import type { ZodMiniType } from 'zod/mini'

/* Expected shapes that lenient schemas hide in a transform, for the API description. Bundles drop this. */

const SENT = /* @__PURE__ */ new WeakMap<object, () => ZodMiniType>()

/* @__NO_SIDE_EFFECTS__ */
export function sentAs(reader: ZodMiniType, sent: () => ZodMiniType): void {
  SENT.set(reader, sent)
}

export const sentFor = (reader: object) => SENT.get(reader)?.()
