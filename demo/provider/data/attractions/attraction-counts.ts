import type { AttractionCounts } from '../../../../widgets/contract/attraction-pages.ts'
import { MAX_CATEGORIES } from '../../../../widgets/contract/limits.ts'
import type { Queries } from '../engine/database.ts'

const PLACES = `
  select uuid as place, uuid::text as name from countries
  union all select uuid, uuid::text from states where country = $1
  union all select uuid, uuid::text from cities where state = $2
  union all select '00000000-0000-0000-0000-000000000000', 'everywhere'`

/**
 * Counts the attractions of those places by their list of categories. Only the 1000 most common lists are
 * counted separately.
 */
export async function attractionCounts(
  { query }: Queries,
  country: string | null,
  state: string | null,
): Promise<AttractionCounts> {
  const lists = await query<{ digest: string; category: string[] }>(
    `select digest, category from attraction_counts
     where place = '00000000-0000-0000-0000-000000000000' and count > 0
     order by count desc, digest limit $1`,
    [MAX_CATEGORIES],
  )
  const rows = await query<{ name: string; digest: string; count: number }>(
    `select name, case when digest in (select value from jsonb_array_elements_text($3::jsonb))
       then digest else '' end as digest, sum(count) as count
     from (${PLACES}) as places join attraction_counts using (place)
     where count > 0 group by 1, 2`,
    [country, state, JSON.stringify(lists.map(({ digest }) => digest))],
  )
  const positions = new Map(lists.map(({ digest }, index) => [digest, index]))
  const places: Record<string, number[]> = {}
  for (const { name, digest, count } of rows) {
    places[name] ??= Array.from({ length: lists.length + 1 }, () => 0)
    places[name][positions.get(digest) ?? lists.length] = count
  }
  return { categories: [...lists.map(({ category }) => category), []], places }
}

/** Every category in use, the most common first. */
export async function categoriesInUse({ query }: Queries): Promise<string[]> {
  const rows = await query<{ word: string }>(
    `select word from attraction_counts, jsonb_array_elements_text(category) as word
     where place = '00000000-0000-0000-0000-000000000000' and count > 0
     group by word order by sum(count) desc, word limit 60`,
  )
  return rows.map(({ word }) => word)
}
