import { attractionIdOf } from '../attractions/attraction-id.ts'
import type { Queries } from '../engine/database.ts'
import { domestic } from './attractions/domestic.ts'
import { international } from './attractions/international.ts'
import { safaris } from './attractions/safaris.ts'
import type { Regions, Sight } from './attractions/sight.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { type Translation, factIn } from './translations/translation.ts'
import { inLanguages } from './translations/translations.ts'

export const attractions = [
  ...ofGroup('Jungle Safari', safaris),
  ...ofGroup('Domestic Trip', domestic),
  ...ofGroup('International Trip', international),
]

/** Those with pictures of their own, at least two. */
export const drawnAttractions = attractions.filter(({ image }) => image.length > 1)

const FACTS = [
  'best_months',
  'closed',
  'closures',
  'time_needed',
  'airport',
  'station',
  'latitude',
  'longitude',
] as const
const among = (table: string) => FACTS.map((fact) => `${table}.${fact}`).join(', ')

/** True for names from versions without diacritics. */
const UNMARKED = `(attractions.name <> excluded.name and attractions.name =
  regexp_replace(normalize(excluded.name, NFD), '[\\u0300-\\u036f]', '', 'g'))`
/** True for pictures that an older version seeded. */
const DRAWN = `(attractions.image->>0 like '/media/scenes/%' and attractions.image <> excluded.image)`

const BOTH = 'excluded.translations || attractions.translations'
/** True for the seeded text without one of its translations. */
const UNTRANSLATED = `((attractions.name, attractions.description) = (excluded.name, excluded.description)
  and attractions.translations <> ${BOTH})`

/**
 * Adds missing attractions. Existing ones get missing facts and translations, diacritics in their names
 * and the current drawings, unless staff have changed them at the desk.
 */
export async function seedAttractions({ query }: Queries): Promise<void> {
  await query(
    `insert into attractions (id, city, name, attraction_location_label, image, description,
       activities, category, translations, ${FACTS.join(', ')})
     select id, city, name, label, image, description, activities, category, translations, ${among('seed')}
     from jsonb_to_recordset($1::jsonb) as seed (id text, city uuid, name text, label text,
       image jsonb, description text, activities jsonb, category jsonb, translations jsonb, best_months jsonb,
       closed text, closures jsonb, time_needed text, airport text, station text, latitude float8,
       longitude float8)
     on conflict (id) do update set
       name = case when ${UNMARKED} then excluded.name else attractions.name end,
       image = case when ${DRAWN} then excluded.image else attractions.image end,
       translations = case when ${UNTRANSLATED} then ${BOTH} else attractions.translations end,
       ${FACTS.map((fact) => `${fact} = coalesce(attractions.${fact}, excluded.${fact})`).join(', ')}
     where (num_nulls(${among('attractions')}) > 0 or ${UNMARKED} or ${DRAWN} or ${UNTRANSLATED})
       and not exists (select from desk_log where attraction = attractions.id)`,
    [JSON.stringify(attractions)],
  )
}

function ofGroup(group: string, regions: Regions) {
  return Object.entries(regions).flatMap(([region, sights]) =>
    sights.map((sight) => rowOf(sight, group, region, picturesIn(sights, sight))),
  )
}

function rowOf(sight: Sight, group: string, region: string, image: string[]) {
  const { name, city, pictures: _, closures = [], ...told } = sight
  const [country, state, town] = city.split('/')
  return {
    id: attractionIdOf(name),
    city: fixedUuid(`city:${city}`),
    name,
    label: `${town}, ${country === 'India' ? state : country}`,
    image,
    ...told,
    closures,
    category: [group, region, ...told.category],
    translations: inLanguages((translation) => textsOf(translation, attractionIdOf(name), sight)),
  }
}

function textsOf(translation: Translation, id: string, sight: Sight) {
  const { closed, time_needed, airport, station } = sight
  const facts = Object.entries({ closed, time_needed, airport, station })
  const translated = facts.map(([name, text]) => [name, factIn(translation, text)])
  return { ...translation.sights[id], ...(Object.fromEntries(translated) as typeof sight) }
}

/** Pictures of an attraction, or the first one of its region. */
function picturesIn(region: Sight[], { pictures }: Sight): string[] {
  const drawn = pictures ?? region.find((sight) => sight.pictures)?.pictures?.slice(0, 1) ?? []
  return drawn.map((picture) => `/media/scenes/${picture}.svg`)
}
