import { poster, type Trip, WINTER } from './trip.ts'

export const ABROAD: readonly Trip[] = [
  {
    id: 'thailand-temples-and-bays',
    name: 'Thailand, temples and bays',
    sentence: 'Bangkok, the hills of Chiang Mai, and three days between limestone cliffs.',
    poster: poster('gilded-spires-day', 'Monks with parasols pass the Grand Palace in Bangkok'),
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
    id: 'egypt-along-the-nile',
    name: 'Egypt along the Nile',
    sentence: 'The pyramids first, then Aswan, Abu Simbel and the temples on the way to Luxor.',
    poster: poster('obelisk-temple-day', 'Two visitors between the painted columns of Karnak'),
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
    id: 'swiss-alps-by-train',
    name: 'Swiss Alps by train',
    sentence: 'Lakes, a glacier by cable car, and the rack railway to Jungfraujoch. No driving.',
    poster: poster('cable-car-day', 'A red cable car arrives at the station of Titlis'),
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
    id: 'bhutan-valley-by-valley',
    name: 'Bhutan, valley by valley',
    sentence: 'Thimphu, Punakha and Paro, with the climb to Tiger’s Nest near the end.',
    poster: poster('cliff-monastery-day', 'The monastery of Tiger’s Nest on its cliff'),
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
