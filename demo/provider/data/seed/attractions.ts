import { TIMES } from '../../../art/scenes/palette.ts'
import type { Queries } from '../database.ts'
import { domestic } from './attractions/domestic.ts'
import { international } from './attractions/international.ts'
import { safaris } from './attractions/safaris.ts'
import type { Regions, Sight } from './attractions/sight.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { pickerOf } from './picker.ts'

/** Every attraction, as it is stored, with an id that follows from its name. */
export const attractions = [
  ...ofGroup('Jungle Safari', safaris),
  ...ofGroup('Domestic Trip', domestic),
  ...ofGroup('International Trip', international),
]

/** Adds the attractions that are not there yet. */
export async function seedAttractions({ query }: Queries): Promise<void> {
  await query(
    `insert into attractions
       (id, city, name, attraction_location_label, image, description, activities, category)
     select id, city, name, label, image, description, activities, category
     from jsonb_to_recordset($1::jsonb) as seed (id text, city uuid, name text, label text,
       image jsonb, description text, activities jsonb, category jsonb)
     on conflict do nothing`,
    [JSON.stringify(attractions)],
  )
}

function ofGroup(group: string, regions: Regions) {
  return Object.entries(regions).flatMap(([region, sights]) =>
    sights.map((sight) => rowOf(sight, group, region)),
  )
}

function rowOf(sight: Sight, group: string, region: string) {
  const { name, city, description, activities, category } = sight
  const [country, state, town] = city.split('/')
  return {
    id: idOf(name),
    city: fixedUuid(`city:${city}`),
    name,
    label: `${town}, ${country === 'India' ? state : country}`,
    image: picturesOf(sight),
    description,
    activities,
    category: [group, region, ...category],
  }
}

/** 'Kanha National Park' is 'kanha-national-park'. */
function idOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f']/g, '')
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Two to four drawings: neighbours in a list begin with different times of day. */
function picturesOf({ name, scenes }: Sight): string[] {
  const { whole } = pickerOf(`pictures:${name}`)
  const first = whole(TIMES.length)
  const count = scenes.length + 1 + whole(2)
  return Array.from({ length: count }, (_, index) => {
    const scene = scenes[index % scenes.length]
    return `/media/scenes/${scene}-${TIMES[(first + index) % TIMES.length]}.svg`
  })
}
