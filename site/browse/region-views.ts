import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import {
  destinations,
  type Poster,
  type RegionGroup,
  regions,
  tripTypes,
} from '../pictures/journeys.ts'
import * as says from '../messages/en/regions.ts'
import { pathOf } from '../routing/router.ts'
import { type Kind, keyOf } from './kinds.ts'
import { partQuery, STEP } from './part.ts'

type Placed = Pick<
  AttractionDetails,
  'category' | 'city' | 'state' | 'country' | 'attraction_location_label' | 'label_en'
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

/** English names of the states, cities and countries of a destination. */
const DESTINATIONS: Record<keyof typeof says.sentences, string[]> = {
  rajasthan: ['Rajasthan'],
  'kashmir-and-himachal': ['Jammu and Kashmir', 'Himachal Pradesh'],
  'north-east-and-sikkim': [
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
  kerala: ['Kerala'],
  dubai: ['Dubai'],
  thailand: ['Thailand'],
  egypt: ['Egypt'],
}

const ofTypes: RegionView[] = tripTypes.map(({ slug, name, line, picture, alt }) => {
  const group = Object.values(GROUPS).find(({ type }) => type === slug)
  return {
    slug,
    name: says.types[slug]?.name ?? name,
    plan: says.types[slug]?.plan ?? says.tripTo(name),
    poster: { picture, alt },
    sentence: line,
    categories: group ? [group.category] : [],
    belongs: ({ category }) => group !== undefined && category.includes(group.category),
  }
})

const ofRegions: RegionView[] = regions.flatMap(({ key, regions }) => {
  const { type, category: group } = GROUPS[key]
  const above = ofTypes.find(({ slug }) => slug === type)
  return regions.map(({ slug, name, category, description, picture, alt }) => ({
    slug,
    name: key === 'safari' ? says.safariIn(name) : name,
    poster: { picture, alt },
    sentence: description,
    plan: says.plans[slug] ?? (key === 'safari' ? says.planSafariIn(name) : says.tripTo(name)),
    ...(above && { above }),
    categories: [category],
    belongs: (each) => each.category.includes(group) && each.category.includes(category),
  }))
})

/** Destinations that are also regions use the region's page. */
const ofDestinations: RegionView[] = destinations.flatMap(({ slug, name, picture, alt }) => {
  if (!isOwn(slug)) return []
  const places = DESTINATIONS[slug]
  const belongs = (attraction: Placed) => namesOf(attraction).some((name) => places.includes(name))
  const sentence = says.sentences[slug]
  return [{ slug, name, poster: { picture, alt }, sentence, plan: says.tripTo(name), belongs }]
})

function isOwn(slug: string): slug is keyof typeof DESTINATIONS {
  return slug in DESTINATIONS
}

/** English location names, from the label if the provider has no others. */
function namesOf({ label_en, attraction_location_label: label, ...others }: Placed): string[] {
  if (label_en) return label_en.split(', ')
  const told = [others.city, others.state, others.country].filter(Boolean)
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
