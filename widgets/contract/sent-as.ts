import type { ZodMiniType } from 'zod/mini'

/* Lenient schemas hide their expected shape inside a transform. This registry keeps that shape for the API
   description. Bundles drop it, because nothing in a page reads it. */

const SENT = /* @__PURE__ */ new WeakMap<object, () => ZodMiniType>()

/** Records the expected shape of a lenient schema. */
/* @__NO_SIDE_EFFECTS__ */
export function sentAs(reader: ZodMiniType, sent: () => ZodMiniType): void {
  SENT.set(reader, sent)
}

/** Expected shape of a lenient schema, if recorded. */
export const sentFor = (reader: object) => SENT.get(reader)?.()
