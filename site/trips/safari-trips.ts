import { idea } from './idea.ts'
import { type Trip, WINTER } from './trip.ts'

export const SAFARIS: readonly Trip[] = [
  {
    ...idea('tigers-of-central-india', 'plateau-tiger-dusk'),
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
    ...idea('tigers-and-the-taj', 'ruin-tiger-dawn'),
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
    ...idea('rhinos-and-root-bridges', 'grass-rhino-dawn'),
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
    ...idea('elephants-of-the-south', 'hills-elephant-dusk'),
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
