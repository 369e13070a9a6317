import type { ChangesOf, PublicData } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'

const PUBLISHED = `
  select file from published_media
  where file in (select value::uuid from jsonb_array_elements_text($1::jsonb))`

/** Data with photos and videos. */
export const SHOWING: PublicData[] = ['attractions', 'reviews', 'testimonials']

/** Maximum number of cached published files. */
const REMEMBERED = 10_000

/**
 * Returns a function that reports whether a file is published, by the 32 digits of its name. Results are never
 * older than the call; calls during a query share the next one.
 * @param changesOf change counter, if only this process can change the data. Published files are cached
 * until it increases. Without it nothing is cached, because other instances may withdraw a file.
 */
export function publishedMedia(
  { query }: Queries,
  changesOf?: ChangesOf,
): (digits: string) => Promise<boolean> {
  let next: { asked: Set<string>; published: Promise<Set<string>> } | undefined
  let running: Promise<unknown> = Promise.resolve()
  const known = { at: -1, published: new Set<string>() }

  const lookUp = async (asked: Set<string>) => {
    next = undefined
    const at = changesOf?.(SHOWING)
    const rows = await query<{ file: string }>(PUBLISHED, [JSON.stringify([...asked])])
    const published = new Set(rows.map(({ file }) => file.replaceAll('-', '')))
    if (at !== undefined) remember(at, published)
    return published
  }
  const remember = (at: number, published: Set<string>) => {
    if (known.at !== at || known.published.size > REMEMBERED) known.published.clear()
    for (const digits of published) known.published.add(digits)
    known.at = at
  }
  return async (digits) => {
    if (changesOf && known.at === changesOf(SHOWING) && known.published.has(digits)) return true
    if (!next) {
      const asked = new Set<string>()
      const published = running.then(async () => lookUp(asked))
      running = published.catch(() => {})
      next = { asked, published }
    }
    const { asked, published } = next
    asked.add(digits)
    return (await published).has(digits)
  }
}
