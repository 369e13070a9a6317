import type { Parameter, Queries } from '../engine/database.ts'

export interface ListedAttraction {
  id: string
  name: string
  attraction_location_label: string
  image: string[]
  hidden_at: Date | null
  reviews: number
}

export interface AttractionFilter {
  /** Words of the name or the location label, which all have to occur. */
  text: string
  hidden: boolean
  /** Ids: the page after or before that attraction; the first page without either. */
  after?: string | undefined
  before?: string | undefined
}

export interface AttractionList {
  attractions: ListedAttraction[]
  hasBefore: boolean
  hasAfter: boolean
}

const PAGE = 50

/** One page of the attractions by name. */
export async function attractionList(
  queries: Queries,
  { text, hidden, after, before }: AttractionFilter,
): Promise<AttractionList> {
  const read = async (beyond: '>' | '<' | undefined, id: string | undefined, limit: number) => {
    const values: Parameter[] = [hidden]
    const conditions = ['(hidden_at is not null) = $1']
    for (const word of text.split(/\s+/).filter(Boolean)) {
      values.push(word)
      // `plain` removes the wildcards of LIKE.
      conditions.push(
        `plain(concat_ws(' ', name, attraction_location_label)) like '%' || plain($${values.length}) || '%'`,
      )
    }
    if (beyond && id !== undefined) {
      values.push(id)
      conditions.push(
        `(name collate "C", id) ${beyond} (select name collate "C", id from attractions where id = $${values.length})`,
      )
    }
    const order = beyond === '<' ? 'desc' : 'asc'
    const rows = await queries.query<ListedAttraction>(
      `select id, attractions.name, attraction_location_label, image, hidden_at, coalesce(reviews, 0) as reviews
       from (select * from attractions where ${conditions.join(' and ')}
         order by name collate "C" ${order}, id ${order} limit ${limit}) as attractions
       left join attraction_index on attraction = id
       order by attractions.name collate "C" ${order}, id ${order}`,
      values,
    )
    return beyond === '<' ? rows.toReversed() : rows
  }
  if (before !== undefined) {
    const rows = await read('<', before, PAGE + 1)
    const attractions = rows.slice(-PAGE)
    if (attractions.length === 0) return attractionList(queries, { text, hidden })
    return { attractions, hasBefore: rows.length > PAGE, hasAfter: true }
  }
  const rows = await read(after === undefined ? undefined : '>', after, PAGE + 1)
  const hasBefore = after !== undefined
  return { attractions: rows.slice(0, PAGE), hasBefore, hasAfter: rows.length > PAGE }
}
