import * as z from 'zod/mini'

/** A list that may come bare or as `{data: [...]}`; either way it is read as the list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(item: z.ZodMiniType<Item>) {
  return z.pipe(
    z.union([z.array(item), z.object({ data: z.array(item) })]),
    z.transform((answer) => (Array.isArray(answer) ? answer : answer.data)),
  )
}

/** An answer of which only success counts (specification, section 7: 'read as truthy'). */
export const truthy = /* @__PURE__ */ z.unknown().check(z.refine(Boolean, 'required'))
