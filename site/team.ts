import type { sentences } from './messages/en/planners.ts'

export interface Planner {
  /** Ends the planner's address on the page: '/planners#meera'. */
  id: keyof typeof sentences
  name: string
  /** BCP 47. */
  languages: readonly ('en' | 'hi' | 'ml' | 'mr' | 'pa' | 'ta')[]
  /** Slugs of region pages. */
  regions: readonly string[]
  /** Ids of the sample trips that the planner wrote. */
  trips: readonly string[]
  /** Name of a scene, which shows nobody. */
  scene: string
}

/** The company's planners, with invented names. The first is the demo account of the desk. */
export const planners = [
  {
    id: 'meera',
    name: 'Meera Banyan',
    languages: ['mr', 'hi', 'en'],
    regions: [
      'safari-north-india',
      'safari-central-india',
      'safari-south-india',
      'safari-north-east-india',
    ],
    trips: [
      'tigers-of-central-india',
      'tigers-and-the-taj',
      'rhinos-and-root-bridges',
      'elephants-of-the-south',
    ],
    scene: 'waterhole-tiger-dawn',
  },
  {
    id: 'kabir',
    name: 'Kabir Deodar',
    languages: ['hi', 'pa', 'en'],
    regions: [
      'north-and-central-india',
      'himalayas',
      'north-east-india',
      'rajasthan',
      'kashmir-and-himachal',
      'north-east-and-sikkim',
    ],
    trips: ['golden-triangle', 'forts-of-rajasthan', 'kashmir-and-ladakh'],
    scene: 'snow-lake-day',
  },
  {
    id: 'tara',
    name: 'Tara Lotus',
    languages: ['ml', 'ta', 'en'],
    regions: ['south-india', 'kerala'],
    trips: ['kerala-hills-and-backwaters'],
    scene: 'backwater-dusk',
  },
  {
    id: 'rohan',
    name: 'Rohan Dhow',
    languages: ['mr', 'hi', 'en'],
    regions: ['middle-east', 'south-east-asia', 'europe', 'offbeat', 'dubai', 'thailand', 'egypt'],
    trips: [
      'thailand-temples-and-bays',
      'egypt-along-the-nile',
      'swiss-alps-by-train',
      'bhutan-valley-by-valley',
    ],
    scene: 'creek-boats-day',
  },
] as const satisfies Planner[]
