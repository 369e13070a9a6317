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

/** Three tabs of four regions each (specification, section 9). */
export const regions: RegionGroup[] = [
  {
    key: 'safari',
    title: 'Jungle safari',
    regions: [
      {
        name: 'North India',
        slug: 'safari-north-india',
        description:
          'Tigers among the lakes and ruins of Ranthambore, and the river grassland of Jim Corbett.',
        picture: scene('ruin-tiger-day'),
        alt: 'A tiger lies on a ledge above a lake with a ruined palace',
      },
      {
        name: 'South India',
        slug: 'safari-south-india',
        description: 'Elephant herds at the Kabini backwater, and boats on the lake of Periyar.',
        picture: scene('hills-elephant-dawn'),
        alt: 'An elephant and her calf by a lake below green hills',
      },
      {
        name: 'Central India',
        slug: 'safari-central-india',
        description:
          'Sal forest and wide meadows: Kanha, Bandhavgarh and Pench, the country of the Jungle Book.',
        picture: scene('forest-tiger-dawn'),
        alt: 'A tiger walks through tall grass at sunrise',
      },
      {
        name: 'North East India',
        slug: 'safari-north-east-india',
        description:
          'One-horned rhinos in the tall grass of Kaziranga, golden langurs by the Manas river.',
        picture: scene('grass-rhino-day'),
        alt: 'A one-horned rhinoceros with egrets in tall grass',
      },
    ],
  },
  {
    key: 'domestic',
    title: 'Domestic trips',
    regions: [
      {
        name: 'North and Central India',
        slug: 'north-and-central-india',
        description:
          'Agra, Varanasi and Khajuraho by train, with Rajasthan’s forts a day further west.',
        picture: scene('marble-tomb-dawn'),
        alt: 'The Taj Mahal at the end of its pool at sunrise',
      },
      {
        name: 'Himalayas',
        slug: 'himalayas',
        description:
          'Lakes at 4,000 metres, monasteries and passes, taken slowly because of the height.',
        picture: scene('high-lake-day'),
        alt: 'A yak and a white shrine by a lake between bare mountains in Ladakh',
      },
      {
        name: 'North East India',
        slug: 'north-east-india',
        description:
          'Bridges grown from fig roots, rivers as clear as glass, and the wettest hills on earth.',
        picture: scene('root-bridge-day'),
        alt: 'Two walkers on a bridge of living roots below a waterfall',
      },
      {
        name: 'South India',
        slug: 'south-india',
        description:
          'The palace of Mysuru, the boulders and temples of Hampi, coffee hills in between.',
        picture: scene('palace-domes-day'),
        alt: 'An elephant in festive dress before the domes of Mysuru Palace',
      },
    ],
  },
  {
    key: 'international',
    title: 'International trips',
    regions: [
      {
        name: 'Middle East',
        slug: 'middle-east',
        description:
          'Petra at first light, nights in Wadi Rum, and a float in the Dead Sea on the way back.',
        picture: scene('rock-facade-day'),
        alt: 'Riders before the Treasury of Petra, seen through the gorge',
      },
      {
        name: 'South East Asia',
        slug: 'south-east-asia',
        description:
          'Sunrise over Angkor, limestone bays by boat, and the night markets of Bangkok.',
        picture: scene('temple-towers-dusk'),
        alt: 'The towers of Angkor mirrored in a moat at sunset',
      },
      {
        name: 'Europe',
        slug: 'europe',
        description:
          'White villages above the Aegean, Alpine railways, and cities that are best on foot.',
        picture: scene('white-village-day'),
        alt: 'White houses and blue domes on the cliff of Santorini',
      },
      {
        name: 'Offbeat',
        slug: 'offbeat',
        description:
          'Game drives in the Maasai Mara, cliff monasteries of Bhutan, and ice lagoons in Iceland.',
        picture: scene('savanna-dawn'),
        alt: 'Giraffes on the savanna at sunrise, a snow-capped mountain behind them',
      },
    ],
  },
]

/** Trip types (specification, section 1). */
export const tripTypes: TripType[] = [
  {
    name: 'International',
    slug: 'international',
    line: 'More than 24 foreign countries, from Bhutan to Iceland.',
    picture: scene('iron-tower-day'),
    alt: 'The Eiffel Tower above a boat on the Seine',
  },
  {
    name: 'Domestic',
    slug: 'domestic',
    line: 'From Ladakh to Kanyakumari, by road, rail and air.',
    picture: scene('river-steps-dawn'),
    alt: 'A rowing boat passes the temples and steps of Varanasi',
  },
  {
    name: 'Safari',
    slug: 'safari',
    line: 'Tigers, rhinos and elephants, in sal forest and tall grass.',
    picture: scene('sal-forest-day'),
    alt: 'Spotted deer beside a jeep on a forest track',
  },
]

/** Destinations (specification, section 1). */
export const destinations: Door[] = [
  {
    name: 'Rajasthan',
    slug: 'rajasthan',
    picture: scene('dunes-fort-dusk'),
    alt: 'Camels cross the dunes below a desert fort',
  },
  {
    name: 'Kashmir and Himachal',
    slug: 'kashmir-and-himachal',
    picture: scene('lake-mountains-day'),
    alt: 'A shikara on a lake between deodars and snow peaks',
  },
  {
    name: 'North East and Sikkim',
    slug: 'north-east-and-sikkim',
    picture: scene('tea-hills-dawn'),
    alt: 'Tea pickers and a monastery below Kanchenjunga',
  },
  {
    name: 'Kerala',
    slug: 'kerala',
    picture: scene('backwater-day'),
    alt: 'A houseboat on a backwater under palms',
  },
  {
    name: 'Dubai',
    slug: 'dubai',
    picture: scene('skyline-desert-dusk'),
    alt: 'A dhow below the towers of Dubai, camels on the shore',
  },
  {
    name: 'Thailand',
    slug: 'thailand',
    picture: scene('limestone-bay-day'),
    alt: 'A long-tail boat between limestone cliffs and a golden chedi',
  },
  {
    name: 'Europe',
    slug: 'europe',
    picture: scene('alps-day'),
    alt: 'A red train passes a village church below an alp',
  },
  {
    name: 'Egypt',
    slug: 'egypt',
    picture: scene('pyramids-dusk'),
    alt: 'Feluccas on the Nile before the pyramids',
  },
]

/**
 * Pictures for the hero. The upper third is plain dark sky for white text. Everything important is within the middle
 * 720 units, so that they can be cropped upright.
 */
export const heroSlides: Poster[] = [
  {
    picture: scene('tiger-sun-dusk'),
    alt: 'A tiger comes out of the forest, the low sun behind it',
  },
  {
    picture: scene('lake-palace-dusk'),
    alt: 'A boat in front of the lake palace of Udaipur at sunset',
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
