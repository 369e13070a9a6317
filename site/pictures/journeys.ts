/** Countries, and their states, by the ids that the provider gives them at every start. */
const PLACES = {
  Cambodia: '8c944247-d1ee-56f2-9e5c-52ddfb92f3ee',
  Egypt: 'f9bd4126-a5ad-5b53-bd29-4e2ea58102f2',
  France: '05d0df15-c50d-5fe8-8a2d-29936c31fa56',
  Greece: '07e5ded8-0cb6-5772-9634-049de3b980f9',
  India: '348e1726-2350-5d50-b911-c1800fe1f05c',
  'India/Assam': '0a93b6a5-d378-5468-b632-d80f98030ca8',
  'India/Jammu and Kashmir': '2b90b23e-f476-5c68-ad3c-79f7dc0531f7',
  'India/Karnataka': 'edbbe459-0472-517a-b791-4731d3b4849b',
  'India/Kerala': '32894149-4d96-5ad6-a405-e2f5703339c3',
  'India/Ladakh': '45b4d085-9a1a-5763-871f-e1689c2c5e45',
  'India/Madhya Pradesh': '5c991124-d578-527d-bb44-ee5e977ba488',
  'India/Meghalaya': '7d753d81-90d7-589e-96f4-cf3171366426',
  'India/Rajasthan': '5a6767cd-cd70-571f-9690-597c6aeb019e',
  'India/Sikkim': '91bc43e9-0ebd-5ab6-a1ce-a56378c9199e',
  'India/Uttar Pradesh': '7990d4ba-980c-56f8-a4c9-55ccdf9d4a7a',
  Jordan: '9daee71e-a0e6-54f8-a3b9-592455a1436a',
  Kenya: 'd9b2a32b-2849-54c5-abdf-62ec89bc95c6',
  Switzerland: 'ce081e7b-90e1-5cef-8f1f-87e46dcad098',
  Thailand: '82a8f025-cc45-524e-969a-9ddf8dc3b809',
  'United Arab Emirates': '2dca1c18-ae94-5acb-9bdd-de929290b7b7',
  'United Arab Emirates/Dubai': '9857925a-fa4b-52a4-bfc3-a66a0087027d',
} as const

type PlaceName = keyof typeof PLACES

/** A drawn landscape of {@link pictureSize}, and what it shows in words. */
export interface Poster {
  picture: string
  alt: string
}

/** A region of a group: `href` is the destinations page with what one sees of it first. */
export interface Region extends Poster {
  name: string
  description: string
  href: string
}

export interface RegionGroup {
  key: 'safari' | 'domestic' | 'international'
  title: string
  regions: Region[]
}

export interface TripType extends Poster {
  name: string
  line: string
  href: string
}

export interface Destination extends Poster {
  name: string
  href: string
}

/** The size of every picture here, in units of its drawing. */
export const pictureSize = { width: 1200, height: 900 }

const scene = (name: string) => `/media/scenes/${name}.svg`

/** The destinations page with a country chosen, and a state of it. */
function at(place: PlaceName): string {
  const country = PLACES[place.split('/')[0] as PlaceName]
  const state = place.includes('/') ? `&state=${PLACES[place]}` : ''
  return `/destinations?country=${country}${state}`
}

/** The three tabs of four regions each (specification, section 9). */
export const regions: RegionGroup[] = [
  {
    key: 'safari',
    title: 'Jungle safari',
    regions: [
      {
        name: 'North India',
        description:
          'Tigers among the lakes and ruins of Ranthambore, and the river grassland of Jim Corbett.',
        picture: scene('ruin-tiger-day'),
        alt: 'A tiger lies on a ledge above a lake with a ruined palace',
        href: at('India/Rajasthan'),
      },
      {
        name: 'South India',
        description: 'Elephant herds at the Kabini backwater, and boats on the lake of Periyar.',
        picture: scene('hills-elephant-dawn'),
        alt: 'An elephant and her calf by a lake below green hills',
        href: at('India/Karnataka'),
      },
      {
        name: 'Central India',
        description:
          'Sal forest and wide meadows: Kanha, Bandhavgarh and Pench, the country of the Jungle Book.',
        picture: scene('forest-tiger-dawn'),
        alt: 'A tiger walks through tall grass at sunrise',
        href: at('India/Madhya Pradesh'),
      },
      {
        name: 'North East India',
        description:
          'One-horned rhinos in the tall grass of Kaziranga, golden langurs by the Manas river.',
        picture: scene('grass-rhino-day'),
        alt: 'A one-horned rhinoceros with egrets in tall grass',
        href: at('India/Assam'),
      },
    ],
  },
  {
    key: 'domestic',
    title: 'Domestic trips',
    regions: [
      {
        name: 'North and Central India',
        description:
          'Agra, Varanasi and Khajuraho by train, with Rajasthan’s forts a day further west.',
        picture: scene('marble-tomb-dawn'),
        alt: 'The Taj Mahal at the end of its pool at sunrise',
        href: at('India/Uttar Pradesh'),
      },
      {
        name: 'Himalayas',
        description:
          'Lakes at 4,000 metres, monasteries and passes, taken slowly because of the height.',
        picture: scene('high-lake-day'),
        alt: 'A yak and a white shrine by a lake between bare mountains in Ladakh',
        href: at('India/Ladakh'),
      },
      {
        name: 'North East India',
        description:
          'Bridges grown from fig roots, rivers as clear as glass, and the wettest hills on earth.',
        picture: scene('root-bridge-day'),
        alt: 'Two walkers on a bridge of living roots below a waterfall',
        href: at('India/Meghalaya'),
      },
      {
        name: 'South India',
        description:
          'The palace of Mysuru, the boulders and temples of Hampi, coffee hills in between.',
        picture: scene('palace-domes-day'),
        alt: 'An elephant in festive dress before the domes of Mysuru Palace',
        href: at('India/Karnataka'),
      },
    ],
  },
  {
    key: 'international',
    title: 'International trips',
    regions: [
      {
        name: 'Middle East',
        description:
          'Petra at first light, nights in Wadi Rum, and a float in the Dead Sea on the way back.',
        picture: scene('rock-facade-day'),
        alt: 'Riders before the Treasury of Petra, seen through the gorge',
        href: at('Jordan'),
      },
      {
        name: 'South East Asia',
        description:
          'Sunrise over Angkor, limestone bays by boat, and the night markets of Bangkok.',
        picture: scene('temple-towers-dusk'),
        alt: 'The towers of Angkor mirrored in a moat at sunset',
        href: at('Cambodia'),
      },
      {
        name: 'Europe',
        description:
          'White villages above the Aegean, Alpine railways, and cities that are best on foot.',
        picture: scene('white-village-day'),
        alt: 'White houses and blue domes on the cliff of Santorini',
        href: at('Greece'),
      },
      {
        name: 'Offbeat',
        description:
          'Game drives in the Maasai Mara, cliff monasteries of Bhutan, and ice lagoons in Iceland.',
        picture: scene('savanna-dawn'),
        alt: 'Giraffes on the savanna at sunrise, a snow-capped mountain behind them',
        href: at('Kenya'),
      },
    ],
  },
]

/** The three kinds of trips (specification, section 1). */
export const tripTypes: TripType[] = [
  {
    name: 'International',
    line: 'More than 24 foreign countries, from Bhutan to Iceland.',
    picture: scene('iron-tower-day'),
    alt: 'The Eiffel Tower above a boat on the Seine',
    href: at('France'),
  },
  {
    name: 'Domestic',
    line: 'From Ladakh to Kanyakumari, by road, rail and air.',
    picture: scene('river-steps-dawn'),
    alt: 'A rowing boat passes the temples and steps of Varanasi',
    href: at('India'),
  },
  {
    name: 'Safari',
    line: 'Tigers, rhinos and elephants, in sal forest and tall grass.',
    picture: scene('sal-forest-day'),
    alt: 'Spotted deer beside a jeep on a forest track',
    href: at('India/Madhya Pradesh'),
  },
]

/** The eight destinations (specification, section 1). */
export const destinations: Destination[] = [
  {
    name: 'Rajasthan',
    picture: scene('dunes-fort-dusk'),
    alt: 'Camels cross the dunes below a desert fort',
    href: at('India/Rajasthan'),
  },
  {
    name: 'Kashmir and Himachal',
    picture: scene('lake-mountains-day'),
    alt: 'A shikara on a lake between deodars and snow peaks',
    href: at('India/Jammu and Kashmir'),
  },
  {
    name: 'North East and Sikkim',
    picture: scene('tea-hills-dawn'),
    alt: 'Tea pickers and a monastery below Kanchenjunga',
    href: at('India/Sikkim'),
  },
  {
    name: 'Kerala',
    picture: scene('backwater-day'),
    alt: 'A houseboat on a backwater under palms',
    href: at('India/Kerala'),
  },
  {
    name: 'Dubai',
    picture: scene('skyline-desert-dusk'),
    alt: 'A dhow below the towers of Dubai, camels on the shore',
    href: at('United Arab Emirates/Dubai'),
  },
  {
    name: 'Thailand',
    picture: scene('limestone-bay-day'),
    alt: 'A long-tail boat between limestone cliffs and a golden chedi',
    href: at('Thailand'),
  },
  {
    name: 'Europe',
    picture: scene('alps-day'),
    alt: 'A red train passes a village church below an alp',
    href: at('Switzerland'),
  },
  {
    name: 'Egypt',
    picture: scene('pyramids-dusk'),
    alt: 'Feluccas on the Nile before the pyramids',
    href: at('Egypt'),
  },
]

/**
 * Big pictures for the head of the home page. Their upper third is plain dark sky for white text, and
 * their middle 720 units hold all that matters, so that they may be cropped upright.
 */
export const heroSlides: Poster[] = [
  {
    picture: scene('tiger-sun-dusk'),
    alt: 'A tiger comes out of the forest, the low sun behind it',
  },
  {
    picture: scene('lake-palace-dusk'),
    alt: 'A boat before the palace in the lake of Udaipur at sunset',
  },
  {
    picture: scene('snow-camp-dusk'),
    alt: 'Lit tents below a great peak of the Himalayas at night',
  },
  {
    picture: scene('balloons-dusk'),
    alt: 'Balloons rise over the rock chimneys of Cappadocia',
  },
  {
    picture: scene('fishing-nets-dusk'),
    alt: 'Fishermen below the great nets of Kochi at sunset',
  },
]
