import { poster, type Trip, WINTER } from './trip.ts'

export const SAFARIS: readonly Trip[] = [
  {
    id: 'tigers-of-central-india',
    name: 'Tigers of central India',
    sentence: 'Three parks in sal and teak forest, with enough drives to see how each one differs.',
    poster: poster('plateau-tiger-dusk', 'A tiger crosses a track below the fort of Bandhavgarh'),
    regions: ['safari', 'safari-central-india'],
    months: [11, 12, 1, 2, 3, 4, 5],
    price: 124_000,
    stops: [
      {
        city: 'India/Madhya Pradesh/Bandhavgarh',
        nights: 3,
        sights: ['bandhavgarh-national-park'],
      },
      { city: 'India/Madhya Pradesh/Kanha', nights: 3, sights: ['kanha-national-park'] },
      { city: 'India/Madhya Pradesh/Pench', nights: 2, sights: ['pench-national-park'] },
    ],
  },
  {
    id: 'tigers-and-the-taj',
    name: 'Tigers and the Taj',
    sentence: 'Ranthambore for tigers, Jaipur for a night, and the Taj Mahal at sunrise.',
    poster: poster('ruin-tiger-dawn', 'A tiger lies by a lake, a ruined palace behind it'),
    regions: ['safari', 'safari-north-india', 'north-and-central-india', 'rajasthan'],
    months: WINTER,
    price: 62_000,
    stops: [
      { city: 'India/Rajasthan/Ranthambore', nights: 3, sights: ['ranthambore-national-park'] },
      { city: 'India/Rajasthan/Jaipur', nights: 1, sights: ['amber-fort'] },
      { city: 'India/Uttar Pradesh/Agra', nights: 1, sights: ['taj-mahal'] },
    ],
  },
  {
    id: 'rhinos-and-root-bridges',
    name: 'Rhinos and root bridges',
    sentence: 'The tall grass of Kaziranga, then the waterfalls and clear rivers of Meghalaya.',
    poster: poster('grass-rhino-dawn', 'A one-horned rhinoceros with egrets in tall grass'),
    regions: [
      'safari',
      'safari-north-east-india',
      'north-east-india',
      'north-east-and-sikkim',
      'domestic',
    ],
    months: [11, 12, 1, 2, 3, 4],
    price: 68_000,
    stops: [
      { city: 'India/Assam/Kaziranga', nights: 3, sights: ['kaziranga-national-park'] },
      { city: 'India/Meghalaya/Shillong', nights: 1 },
      { city: 'India/Meghalaya/Cherrapunji', nights: 2, sights: ['nohkalikai-falls'] },
      { city: 'India/Meghalaya/Dawki', nights: 1, sights: ['umngot-river'] },
    ],
  },
  {
    id: 'elephants-of-the-south',
    name: 'Elephants of the south',
    sentence: 'Mysuru Palace, then elephant herds by boat and jeep in two neighbouring parks.',
    poster: poster('hills-elephant-dusk', 'An elephant and her calf by a lake at dusk'),
    regions: ['safari', 'safari-south-india', 'south-india'],
    months: [11, 12, 1, 2],
    price: 64_000,
    stops: [
      { city: 'India/Karnataka/Mysuru', nights: 1, sights: ['mysuru-palace'] },
      { city: 'India/Karnataka/Nagarhole', nights: 2, sights: ['nagarhole-national-park'] },
      { city: 'India/Karnataka/Bandipur', nights: 2, sights: ['bandipur-national-park'] },
    ],
  },
]
