import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { sentAs } from './sent-as.ts'

/*
 * How answers are read. They come from whoever runs the provider, so that one incomplete record takes no
 * other with it: what an item can do without has a default, and only an item of no use is left out.
 */

/** Something with a default where it is missing, null, or what nobody can read. */
export { orElse }

/** The items that can be used, of whatever came as a list; none of what is no list. */
export function itemsIn<Item>(item: z.ZodMiniType<Item>, list: unknown): Item[] {
  const items: Item[] = []
  if (!Array.isArray(list)) return items
  for (const sent of list) {
    const { success, data } = item.safeParse(sent)
    if (success) items.push(data)
  }
  return items
}

/** The same for the entries of an object: by their names, those that can be used. */
export function entriesIn<Item>(item: z.ZodMiniType<Item>, object: unknown): Record<string, Item> {
  const entries: Record<string, Item> = {}
  // Its own, also on a page that puts methods on every object.
  for (const name of Object.keys(object ?? {})) {
    const { success, data } = item.safeParse(Reflect.get(Object(object), name))
    if (success) entries[name] = data
  }
  return entries
}

/** A list of what nobody described. */
export const unknowns = /* @__PURE__ */ z.array(z.unknown())

/** A list that may come bare or as `{data: [...]}`, with whatever the object tells besides. */
export const listAnswer = /* @__PURE__ */ z.union([
  z.array(z.unknown()),
  z.looseObject({ data: z.array(z.unknown()) }),
])

/** Such a list, read item by item. One of which no item can be used is a list of something else. */
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

/** A list within an item, read the same way; none where there is no list. */
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

/** Something that may be missing, or be what nobody can read; either way there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return orElse(z.optional(schema), undefined)
}

/** Text, or none. */
export const words = /* @__PURE__ */ orElse(z.string(), '')

/** What an item is known by; some providers number their items. */
export const id = /* @__PURE__ */ z.pipe(
  z.transform((sent) => (Number.isSafeInteger(sent) ? String(sent) : sent)),
  z.string().check(z.minLength(1)),
)

/** A number; some providers write decimals as text. */
export const figure = /* @__PURE__ */ z.pipe(
  z.transform((sent) => (typeof sent === 'string' && sent.trim() ? Number(sent) : sent)),
  z.number(),
)

const isMarkup = (sent: unknown) => typeof sent === 'string' && /^\s*</.test(sent)

/** An answer of which only success counts (specification, section 7: 'read as truthy'); no web page is one. */
export const truthy = /* @__PURE__ */ z.unknown().check(
  z.refine((sent) => !isMarkup(sent), 'page'),
  z.refine((sent) => Boolean(sent), 'required'),
)

/** What an answer tells besides success; a provider that only says yes is read as `{}`. */
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
