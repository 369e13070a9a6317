import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import {
  destinations,
  type Poster,
  type RegionGroup,
  regions,
  tripTypes,
} from '../pictures/journeys.ts'
import { pathOf } from '../routing/router.ts'
import { type Kind, keyOf } from './kinds.ts'
import { partQuery, STEP } from './part.ts'

type Placed = Pick<
  AttractionDetails,
  'category' | 'city' | 'state' | 'country' | 'attraction_location_label'
>

export interface RegionView {
  slug: string
  /** Heading: 'Himalayas', 'Safari in North India'. */
  name: string
  poster: Poster
  sentence: string
  plan: string
  above?: RegionView
  /** Filter for the provider: everything in the view has one of these categories. */
  categories?: string[]
  belongs: (attraction: Placed) => boolean
}

/** Trip type of each group, and the first category of its attractions. */
const GROUPS: Record<RegionGroup['key'], { type: string; category: string }> = {
  safari: { type: 'safari', category: 'Jungle Safari' },
  domestic: { type: 'domestic', category: 'Domestic Trip' },
  international: { type: 'international', category: 'International Trip' },
}

const TYPES: Record<string, Pick<RegionView, 'name' | 'plan'>> = {
  safari: { name: 'Safari', plan: 'Plan a safari' },
  domestic: { name: 'Domestic trips', plan: 'Plan a trip in India' },
  international: { name: 'International trips', plan: 'Plan a trip abroad' },
}

const WITH_ARTICLE: Record<string, string> = {
  Himalayas: 'the Himalayas',
  'Middle East': 'the Middle East',
  'North East and Sikkim': 'the North East and Sikkim',
}

const PLANS: Record<string, string> = { offbeat: 'Plan an offbeat trip' }

const DESTINATIONS: Record<string, { sentence: string; places: string[] }> = {
  rajasthan: {
    sentence: 'Forts, lake palaces and dunes, with tigers in the hills between them.',
    places: ['Rajasthan'],
  },
  'kashmir-and-himachal': {
    sentence: 'Houseboats on Dal Lake, deodar forest, and snow in the valleys from December.',
    places: ['Jammu and Kashmir', 'Himachal Pradesh'],
  },
  'north-east-and-sikkim': {
    sentence: 'Tea hills, monasteries and rhinos, and Kanchenjunga on a clear morning.',
    places: [
      'Arunachal Pradesh',
      'Assam',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tripura',
      'Darjeeling',
    ],
  },
  kerala: {
    sentence: 'Backwaters by houseboat, tea hills above them, and the elephants of Periyar.',
    places: ['Kerala'],
  },
  dubai: {
    sentence: 'The tallest tower in the world, the old creek, and dunes an hour away.',
    places: ['Dubai'],
  },
  thailand: {
    sentence: 'Limestone bays by long-tail boat, golden temples, and warm water.',
    places: ['Thailand'],
  },
  egypt: {
    sentence: 'Pyramids where the desert meets the city, and temples along the Nile.',
    places: ['Egypt'],
  },
}

const tripTo = (name: string) => `Plan a trip to ${WITH_ARTICLE[name] ?? name}`

const ofTypes: RegionView[] = tripTypes.map(({ slug, name, line, picture, alt }) => {
  const group = Object.values(GROUPS).find(({ type }) => type === slug)
  return {
    slug,
    name: TYPES[slug]?.name ?? name,
    plan: TYPES[slug]?.plan ?? 'Plan a trip',
    poster: { picture, alt },
    sentence: line,
    categories: group ? [group.category] : [],
    belongs: ({ category }) => group !== undefined && category.includes(group.category),
  }
})

const ofRegions: RegionView[] = regions.flatMap(({ key, regions }) => {
  const { type, category: group } = GROUPS[key]
  const above = ofTypes.find(({ slug }) => slug === type)
  return regions.map(({ slug, name, description, picture, alt }) => ({
    slug,
    name: key === 'safari' ? `Safari in ${name}` : name,
    poster: { picture, alt },
    sentence: description,
    plan: PLANS[slug] ?? (key === 'safari' ? `Plan a safari in ${name}` : tripTo(name)),
    ...(above && { above }),
    categories: [name],
    belongs: ({ category }) => category.includes(group) && category.includes(name),
  }))
})

/** Destinations that are also regions use the region's page. */
const ofDestinations: RegionView[] = destinations.flatMap(({ slug, name, picture, alt }) => {
  const { sentence, places } = DESTINATIONS[slug] ?? {}
  if (!sentence || !places) return []
  const belongs = (attraction: Placed) => namesOf(attraction).some((name) => places.includes(name))
  return [{ slug, name, poster: { picture, alt }, sentence, plan: tripTo(name), belongs }]
})

/** Location names, from the label if the provider has no others. */
function namesOf({ city, state, country, attraction_location_label: label }: Placed): string[] {
  const told = [city, state, country].filter(Boolean)
  return told.length > 0 ? told : label.split(',').map((name) => name.trim())
}

/** Older providers ignore `categories`, so callers must filter the results. */
export const askedOf = ({ categories = [] }: RegionView) =>
  categories.length > 0 ? { categories } : {}

export const REGION_VIEWS: readonly RegionView[] = [...ofTypes, ...ofRegions, ...ofDestinations]

/** The regions of the specification, section 9. */
export const REGIONS: readonly RegionView[] = ofRegions

export const regionOf = (slug: string | undefined): RegionView | undefined =>
  REGIONS.find((view) => view.slug === slug)

/** For an attraction of which only the categories are known. */
export const UNPLACED = { city: '', state: '', country: '', attraction_location_label: '' }

export interface CountedRegion {
  key: string
  name: string
  count: number
}

/** The regions with attractions. */
export const countRegions = (countOf: (belongs: RegionView['belongs']) => number) =>
  REGIONS.map(({ slug, name, belongs }): CountedRegion => {
    return { key: slug, name, count: countOf(belongs) }
  }).filter(({ count }) => count > 0)

export const viewOf = (slug: string | undefined): RegionView | undefined =>
  REGION_VIEWS.find((view) => view.slug === slug)

export function othersOf(view: RegionView): readonly RegionView[] {
  const group = view.above ?? view
  const regions = ofRegions.filter(({ above }) => above === group)
  return (regions.length > 0 ? regions : ofDestinations).filter((other) => other !== view)
}

export const pathToRegion = (slug: string, kind?: Kind, page = 1, shown = STEP): string =>
  pathOf('region', { region: slug }, { kind: kind && keyOf(kind), ...partQuery(page, shown) })
