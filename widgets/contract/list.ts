import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { sentAs } from './sent-as.ts'

/* Providers vary, so optional fields have defaults, and an unusable item is dropped without affecting the rest. */

/** Reads a value, or a default if it is missing, null or invalid. */
export { orElse }

export function itemsIn<Item>(item: z.ZodMiniType<Item>, list: unknown): Item[] {
  const items: Item[] = []
  if (!Array.isArray(list)) return items
  for (const sent of list) {
    const { success, data } = item.safeParse(sent)
    if (success) items.push(data)
  }
  return items
}

export function entriesIn<Item>(item: z.ZodMiniType<Item>, object: unknown): Record<string, Item> {
  const entries: Record<string, Item> = {}
  // Own keys only, because some host pages add methods to `Object.prototype`.
  for (const name of Object.keys(object ?? {})) {
    const { success, data } = item.safeParse(Reflect.get(Object(object), name))
    if (success) entries[name] = data
  }
  return entries
}

export const unknowns = /* @__PURE__ */ z.array(z.unknown())

/** A list, either bare or as `{data: [...]}` with any other fields. */
export const listAnswer = /* @__PURE__ */ z.union([
  z.array(z.unknown()),
  z.looseObject({ data: z.array(z.unknown()) }),
])

/** Reads a `listAnswer` item by item. Fails if the list has items and none is valid. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(item: z.ZodMiniType<Item>) {
  const read = z.transform((answer: z.infer<typeof listAnswer>, { issues }) => {
    const sent = Array.isArray(answer) ? answer : answer.data
    const items = itemsIn(item, sent)
    if (sent.length && !items.length) {
      issues.push({ code: 'custom', message: 'invalid', input: sent })
    }
    return items
  })
  const list = z.pipe(listAnswer, read)
  sentAs(list, () => z.array(item))
  return list
}

/* @__NO_SIDE_EFFECTS__ */
export function some<Item>(item: z.ZodMiniType<Item>) {
  const read = z.pipe(
    z.unknown(),
    z.transform((list) => itemsIn(item, list)),
  )
  const list = orElse(read, () => [])
  sentAs(list, () => z.array(item))
  return list
}

/** Reads a value; undefined if missing or invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return orElse(z.optional(schema), undefined)
}

export const words = /* @__PURE__ */ orElse(z.string(), '')

/** An item's id. Some providers use numbers. */
export const id = /* @__PURE__ */ z.pipe(
  z.transform((sent) => (Number.isSafeInteger(sent) ? String(sent) : sent)),
  z.string().check(z.minLength(1)),
)

/** A number. Some providers send decimals as text. */
export const figure = /* @__PURE__ */ z.pipe(
  z.transform((sent) => (typeof sent === 'string' && sent.trim() ? Number(sent) : sent)),
  z.number(),
)

/** A month, 1 to 12. */
export const month = /* @__PURE__ */ figure.check(
  z.refine((sent) => Number.isInteger(sent) && sent >= 1 && sent <= 12),
)

/** Degrees, or null if missing or out of range. */
/* @__NO_SIDE_EFFECTS__ */
export const degrees = (most: number) =>
  orElse(z.nullable(figure.check(z.refine((sent) => Math.abs(sent) <= most))), null)

const isMarkup = (sent: unknown) => typeof sent === 'string' && /^\s*</.test(sent)

/** A response that only signals success (specification, section 7: 'read as truthy'). HTML pages don't count. */
export const truthy = /* @__PURE__ */ z.unknown().check(
  z.refine((sent) => !isMarkup(sent), 'page'),
  z.refine((sent) => Boolean(sent), 'required'),
)

/** Reads a response with details. A provider that returns only a truthy value is read as `{}`. */
/* @__NO_SIDE_EFFECTS__ */
export function receipt<Told extends object>(told: z.ZodMiniType<Told>) {
  const read = z.union([
    told,
    z.pipe(
      truthy,
      z.transform((): Partial<Told> => ({})),
    ),
  ])
  sentAs(read, () => told)
  return read
}
