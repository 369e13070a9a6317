import * as says from '../messages/en/journeys.ts'

/** A landscape of {@link pictureSize}. */
export interface Poster {
  picture: string
  alt: string
}

/** Link to a region's page; `slug` ends its address. */
export interface Door extends Poster {
  name: string
  slug: string
}

export interface Region extends Door {
  /** English name, by which attractions are matched. */
  category: string
  description: string
}

export interface RegionGroup {
  key: 'safari' | 'domestic' | 'international'
  title: string
  regions: Region[]
}

export interface TripType extends Door {
  line: string
}

/** Size of every picture, in viewBox units. */
export const pictureSize = { width: 1200, height: 900 }

const scene = (name: string) => `/media/scenes/${name}.svg`

const region = (slug: keyof typeof says.regions, category: string, picture: string): Region => ({
  slug,
  category,
  picture,
  ...says.regions[slug],
})

/** Three tabs of four regions each (specification, section 9). */
export const regions: RegionGroup[] = [
  {
    key: 'safari',
    title: says.groups.safari,
    regions: [
      region('safari-north-india', 'North India', scene('ruin-tiger-day')),
      region('safari-south-india', 'South India', scene('hills-elephant-dawn')),
      region('safari-central-india', 'Central India', scene('forest-tiger-dawn')),
      region('safari-north-east-india', 'North East India', scene('grass-rhino-day')),
    ],
  },
  {
    key: 'domestic',
    title: says.groups.domestic,
    regions: [
      region('north-and-central-india', 'North and Central India', scene('marble-tomb-dawn')),
      region('himalayas', 'Himalayas', scene('high-lake-day')),
      region('north-east-india', 'North East India', scene('root-bridge-day')),
      region('south-india', 'South India', scene('palace-domes-day')),
    ],
  },
  {
    key: 'international',
    title: says.groups.international,
    regions: [
      region('middle-east', 'Middle East', scene('rock-facade-day')),
      region('south-east-asia', 'South East Asia', scene('temple-towers-dusk')),
      region('europe', 'Europe', scene('white-village-day')),
      region('offbeat', 'Offbeat', scene('savanna-dawn')),
    ],
  },
]

/** Trip types (specification, section 1). */
export const tripTypes: TripType[] = [
  { slug: 'international', picture: scene('iron-tower-day'), ...says.tripTypes.international },
  { slug: 'domestic', picture: scene('river-steps-dawn'), ...says.tripTypes.domestic },
  { slug: 'safari', picture: scene('sal-forest-day'), ...says.tripTypes.safari },
]

/** Destinations (specification, section 1). */
export const destinations: Door[] = [
  { slug: 'rajasthan', picture: scene('dunes-fort-dusk'), ...says.destinations['rajasthan'] },
  {
    slug: 'kashmir-and-himachal',
    picture: scene('lake-mountains-day'),
    ...says.destinations['kashmir-and-himachal'],
  },
  {
    slug: 'north-east-and-sikkim',
    picture: scene('tea-hills-dawn'),
    ...says.destinations['north-east-and-sikkim'],
  },
  { slug: 'kerala', picture: scene('backwater-day'), ...says.destinations['kerala'] },
  { slug: 'dubai', picture: scene('skyline-desert-dusk'), ...says.destinations['dubai'] },
  { slug: 'thailand', picture: scene('limestone-bay-day'), ...says.destinations['thailand'] },
  { slug: 'europe', picture: scene('alps-day'), ...says.destinations['europe'] },
  { slug: 'egypt', picture: scene('pyramids-dusk'), ...says.destinations['egypt'] },
]

/**
 * Pictures for the hero. The upper third is plain dark sky for white text. Everything important is within the middle
 * 720 units, so that they can be cropped upright.
 */
export const heroSlides: Poster[] = [
  { picture: scene('tiger-sun-dusk'), alt: says.slides['tiger-sun-dusk'] },
  { picture: scene('lake-palace-dusk'), alt: says.slides['lake-palace-dusk'] },
  { picture: scene('snow-camp-dusk'), alt: says.slides['snow-camp-dusk'] },
  { picture: scene('balloons-dusk'), alt: says.slides['balloons-dusk'] },
  { picture: scene('fishing-nets-dusk'), alt: says.slides['fishing-nets-dusk'] },
]
