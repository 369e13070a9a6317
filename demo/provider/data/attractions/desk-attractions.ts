import { attractionIdOf } from './attraction-id.ts'
import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'

/** What staff write about an attraction, as stored. */
export interface AttractionFacts {
  name: string
  /** A uuid. */
  city: string
  attraction_location_label: string
  description: string
  activities: string[]
  category: string[]
  /** From 1 to 12, in the order of the season. */
  best_months: number[]
  closed: string
  /** Closed days as MM-DD. `part` means that the rest stays open. */
  closures: { from: string; to: string; part: boolean }[]
  time_needed: string
  airport: string
  station: string
  latitude: number | null
  longitude: number | null
  /** By language. */
  translations: Record<string, ForeignTexts>
}

/** Texts of an attraction in another language; missing ones are shown in English. */
export type ForeignTexts = Partial<Record<keyof AttractionFacts, string | string[]>>

export interface DeskAttraction extends AttractionFacts {
  id: string
  /** 'City, State, Country' */
  place: string
  image: string[]
  hidden_at: Date | null
  /** Changes with each edit. */
  version: string
}

const JSON_FACTS = new Set(['activities', 'category', 'best_months', 'closures'])
const TYPES: Record<keyof AttractionFacts, string> = {
  name: 'text',
  city: 'uuid',
  attraction_location_label: 'text',
  description: 'text',
  activities: 'jsonb',
  category: 'jsonb',
  best_months: 'jsonb',
  closed: 'text',
  closures: 'jsonb',
  time_needed: 'text',
  airport: 'text',
  station: 'text',
  latitude: 'float8',
  longitude: 'float8',
  translations: 'jsonb',
}
const NAMES = Object.keys(TYPES) as (keyof AttractionFacts)[]
const FACTS = NAMES.join()
const SENT = `jsonb_to_record($1::jsonb) as sent (${NAMES.map((name) => `${name} ${TYPES[name]}`).join()})`
const VERSION = "coalesce(changed_at::text, '')"
const PLACE = `concat_ws(', ', cities.name, states.name, countries.name)`
const JOINS = `join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country`

/** A fact that no release knew is null; staff see it as empty. */
const shown = (name: keyof AttractionFacts) => {
  if (JSON_FACTS.has(name)) return `coalesce(attractions.${name}, '[]') as ${name}`
  return TYPES[name] === 'text'
    ? `coalesce(attractions.${name}, '') as ${name}`
    : `attractions.${name}`
}

/** An attraction, even a hidden one. */
export async function deskAttraction(
  { query }: Queries,
  id: string,
): Promise<DeskAttraction | undefined> {
  const rows = await query<DeskAttraction>(
    `select id, ${NAMES.map(shown).join()}, ${PLACE} as place, image, hidden_at, ${VERSION} as version
     from attractions ${JOINS} where id = $1`,
    [id.replaceAll('\0', '')],
  )
  return rows[0]
}

/** Another attraction of the same name in the same city. */
export async function namesake(
  { query }: Queries,
  { name, city }: Pick<AttractionFacts, 'name' | 'city'>,
  id: string | undefined,
): Promise<string | undefined> {
  const rows = await query<{ id: string }>(
    `select id from attractions
     where city = $1 and plain(name) = plain($2) and id is distinct from $3 limit 1`,
    [city, name, id ?? null],
  )
  return rows[0]?.id
}

/** Adds an attraction with a picture of its region. Returns its id, which comes from its name. */
export async function addAttraction(queries: Queries, facts: AttractionFacts): Promise<string> {
  const base = attractionIdOf(facts.name).slice(0, 90) || 'attraction'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    const rows = await queries.query(
      `insert into attractions (id, image, ${FACTS}) select $2, '[]', ${FACTS} from ${SENT}
       on conflict (id) do nothing returning 1`,
      [JSON.stringify(facts), id],
    )
    if (rows.length === 0) continue
    await setPictures(queries, id, await regionPicture(queries, id))
    return id
  }
}

/** Returns false if it has changed since that version. */
export async function editAttraction(
  queries: Queries,
  id: string,
  version: string,
  facts: AttractionFacts,
): Promise<boolean> {
  const rows = await queries.query(
    `update attractions set (${FACTS}) = (select ${FACTS} from ${SENT})
     where id = $2 and ${VERSION} = $3 returning 1`,
    [JSON.stringify(facts), id, version],
  )
  noteChange(queries, 'attractions')
  return rows.length > 0
}

/** Hides it at that time, or shows it again with null. Returns false if a colleague was first. */
export async function hideAttraction(
  queries: Queries,
  id: string,
  at: Date | null,
): Promise<boolean> {
  const rows = await queries.query(
    `update attractions set hidden_at = $2
     where id = $1 and (hidden_at is null) <> ($2::timestamptz is null) returning 1`,
    [id, at],
  )
  noteChange(queries, 'attractions')
  return rows.length > 0
}

/** The pictures of an attraction, locked until the end of the transaction. */
export async function lockedPictures({ query }: Queries, id: string): Promise<string[]> {
  const sql = 'select image from attractions where id = $1 for no key update'
  return (await query<{ image: string[] }>(sql, [id]))[0]?.image ?? []
}

export async function setPictures(queries: Queries, id: string, image: string[]): Promise<void> {
  const sql = 'update attractions set image = $2 where id = $1'
  await queries.query(sql, [id, JSON.stringify(image)])
  noteChange(queries, 'attractions')
}

/** True for an attraction whose drawings are of its region, because staff have added it. */
export async function isAddedByStaff({ query }: Queries, id: string): Promise<boolean> {
  const sql = `select 1 from desk_log where attraction = $1 and deed = 'added'`
  return (await query(sql, [id])).length > 0
}

/** The first drawing of the nearest other attraction, by city, state and country, then by shared categories. */
export async function regionPicture({ query }: Queries, id: string): Promise<string[]> {
  const rows = await query<{ picture: string }>(
    `select other.image->>0 as picture
     from attractions as own
     join cities as ours on ours.uuid = own.city
     join states as our_state on our_state.uuid = ours.state
     cross join attractions as other
     join cities as theirs on theirs.uuid = other.city
     join states as their_state on their_state.uuid = theirs.state
     where own.id = $1 and other.id <> $1 and other.image->>0 like '/media/scenes/%'
     order by theirs.uuid = ours.uuid desc, theirs.state = ours.state desc,
       their_state.country = our_state.country desc,
       (select count(*) from jsonb_array_elements_text(other.category) as word where own.category ? word) desc,
       other.id
     limit 1`,
    [id],
  )
  return rows.map(({ picture }) => picture)
}
