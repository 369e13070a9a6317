import * as z from 'zod/mini'

/** A list that may come bare or as `{data: [...]}`; either way it is read as the list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(item: z.ZodMiniType<Item>) {
  return z.pipe(
    z.union([z.array(item), z.object({ data: z.array(item) })]),
    z.transform((answer) => (Array.isArray(answer) ? answer : answer.data)),
  )
}

/** What an answer tells besides success; a provider that only says yes is read as `{}`. */
/* @__NO_SIDE_EFFECTS__ */
export function receipt<Told extends object>(told: z.ZodMiniType<Told>) {
  return z.union([
    told,
    z.pipe(
      truthy,
      z.transform((): Partial<Told> => ({})),
    ),
  ])
}

/** An answer of which only success counts (specification, section 7: 'read as truthy'). */
export const truthy = /* @__PURE__ */ z.unknown().check(z.refine(Boolean, 'required'))
