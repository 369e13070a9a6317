import { idea } from './idea.ts'
import { type Trip, WINTER } from './trip.ts'

export const ABROAD: readonly Trip[] = [
  {
    ...idea('thailand-temples-and-bays', 'gilded-spires-day'),
    regions: ['international', 'south-east-asia', 'thailand'],
    months: [11, 12, 1, 2],
    price: 86_000,
    stops: [
      { city: 'Thailand/Central Thailand/Bangkok', nights: 2, sights: ['grand-palace'] },
      { city: 'Thailand/Northern Thailand/Chiang Mai', nights: 2, sights: ['doi-suthep'] },
      { city: 'Thailand/Southern Thailand/Krabi', nights: 3, sights: ['railay-beach'] },
    ],
  },
  {
    ...idea('egypt-along-the-nile', 'obelisk-temple-day'),
    regions: ['international', 'middle-east', 'egypt'],
    months: WINTER,
    price: 142_000,
    stops: [
      { city: 'Egypt/Greater Cairo/Giza', nights: 2, sights: ['pyramids-of-giza'] },
      { city: 'Egypt/Upper Egypt/Aswan', nights: 2, sights: ['abu-simbel'] },
      { city: 'Egypt/Upper Egypt/Luxor', nights: 2, sights: ['karnak-temple'] },
    ],
  },
  {
    ...idea('swiss-alps-by-train', 'cable-car-day'),
    regions: ['international', 'europe'],
    months: [6, 7, 8, 9],
    price: 215_000,
    stops: [
      { city: 'Switzerland/Central Switzerland/Lucerne', nights: 2 },
      { city: 'Switzerland/Central Switzerland/Engelberg', nights: 1, sights: ['mount-titlis'] },
      { city: 'Switzerland/Bernese Oberland/Interlaken', nights: 3, sights: ['jungfraujoch'] },
      { city: 'Switzerland/Zurich/Zurich', nights: 1 },
    ],
  },
  {
    ...idea('bhutan-valley-by-valley', 'cliff-monastery-day'),
    regions: ['international', 'offbeat'],
    months: [3, 4, 5, 10, 11],
    price: 108_000,
    stops: [
      { city: 'Bhutan/Western Bhutan/Thimphu', nights: 2 },
      { city: 'Bhutan/Western Bhutan/Punakha', nights: 2 },
      { city: 'Bhutan/Western Bhutan/Paro', nights: 3, sights: ['tigers-nest-monastery'] },
    ],
  },
]
