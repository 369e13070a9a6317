import type { ZodMiniType } from 'zod/mini'

/*
 * A schema that reads leniently hides, behind a function, what it hopes to read. Who describes the calls is told
 * here. Nothing that runs in a page asks, so bundles leave it out: each of these calls has no effect there.
 */

const SENT = /* @__PURE__ */ new WeakMap<object, () => ZodMiniType>()

/** Says what a right answer looks like that a schema reads. */
/* @__NO_SIDE_EFFECTS__ */
export function sentAs(reader: ZodMiniType, sent: () => ZodMiniType): void {
  SENT.set(reader, sent)
}

/** What a schema reads when all is right, where that was said. */
export const sentFor = (reader: object) => SENT.get(reader)?.()
