export interface Planner {
  /** Ends the planner's address on the page: '/planners#meera'. */
  id: string
  name: string
  languages: readonly string[]
  /** In the company's time zone. */
  hours: string
  /** Slugs of region pages. */
  regions: readonly string[]
  /** Ids of the sample trips that the planner wrote. */
  trips: readonly string[]
  sentence: string
  /** Name of a scene, which shows nobody. */
  scene: string
}

/** Of the planners' hours. */
export const hoursZone = 'Indian time, UTC+5:30'

/** The company's planners, with invented names. The first is the demo account of the desk. */
export const planners = [
  {
    id: 'meera',
    name: 'Meera Banyan',
    languages: ['Marathi', 'Hindi', 'English'],
    hours: 'Monday to Friday, 10:00 to 18:30',
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
    sentence: 'Safaris: which park in which month, which zone, and how many drives are enough.',
    scene: 'waterhole-tiger-dawn',
  },
  {
    id: 'kabir',
    name: 'Kabir Deodar',
    languages: ['Hindi', 'Punjabi', 'English'],
    hours: 'Monday to Friday, 9:30 to 18:00',
    regions: [
      'north-and-central-india',
      'himalayas',
      'north-east-india',
      'rajasthan',
      'kashmir-and-himachal',
      'north-east-and-sikkim',
    ],
    trips: ['golden-triangle', 'forts-of-rajasthan', 'kashmir-and-ladakh'],
    sentence:
      'The north and the mountains: forts by train, passes by road, and time to acclimatise.',
    scene: 'snow-lake-day',
  },
  {
    id: 'tara',
    name: 'Tara Lotus',
    languages: ['Malayalam', 'Tamil', 'English'],
    hours: 'Tuesday to Saturday, 10:00 to 18:30',
    regions: ['south-india', 'kerala'],
    trips: ['kerala-hills-and-backwaters'],
    sentence: 'The south at an easy pace, for families with small children or grandparents too.',
    scene: 'backwater-dusk',
  },
  {
    id: 'rohan',
    name: 'Rohan Dhow',
    languages: ['Marathi', 'Hindi', 'English'],
    hours: 'Monday to Friday, 11:00 to 19:30',
    regions: ['middle-east', 'south-east-asia', 'europe', 'offbeat', 'dubai', 'thailand', 'egypt'],
    trips: [
      'thailand-temples-and-bays',
      'egypt-along-the-nile',
      'swiss-alps-by-train',
      'bhutan-valley-by-valley',
    ],
    sentence: 'Trips abroad: routes, trains and visas, from Bhutan to Iceland.',
    scene: 'creek-boats-day',
  },
] as const satisfies Planner[]
