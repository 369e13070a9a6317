import { idea } from './idea.ts'
import { type Trip, WINTER } from './trip.ts'

export const INDIA: readonly Trip[] = [
  {
    ...idea('golden-triangle', 'marble-tomb-dawn'),
    regions: ['domestic', 'north-and-central-india', 'rajasthan'],
    months: WINTER,
    price: 38_000,
    stops: [
      { city: 'India/Delhi/New Delhi', nights: 2, sights: ['qutb-minar'] },
      { city: 'India/Uttar Pradesh/Agra', nights: 1, sights: ['taj-mahal'] },
      { city: 'India/Rajasthan/Jaipur', nights: 2, sights: ['amber-fort'] },
    ],
  },
  {
    ...idea('forts-of-rajasthan', 'cliff-fort-day'),
    regions: ['domestic', 'rajasthan', 'north-and-central-india'],
    months: WINTER,
    price: 72_000,
    stops: [
      { city: 'India/Rajasthan/Jaisalmer', nights: 2, sights: ['jaisalmer-fort'] },
      { city: 'India/Rajasthan/Jodhpur', nights: 2, sights: ['mehrangarh-fort'] },
      { city: 'India/Rajasthan/Udaipur', nights: 2, sights: ['lake-pichola'] },
      { city: 'India/Rajasthan/Jaipur', nights: 2, sights: ['amber-fort'] },
    ],
  },
  {
    ...idea('kerala-hills-and-backwaters', 'tea-valley-day'),
    regions: ['domestic', 'kerala', 'south-india', 'safari-south-india'],
    months: [12, 1, 2, 3],
    price: 58_000,
    stops: [
      { city: 'India/Kerala/Kochi', nights: 1, sights: ['fort-kochi'] },
      { city: 'India/Kerala/Munnar', nights: 2, sights: ['munnar-tea-hills'] },
      { city: 'India/Kerala/Thekkady', nights: 2, sights: ['periyar-tiger-reserve'] },
      { city: 'India/Kerala/Alappuzha', nights: 1, sights: ['alappuzha-backwaters'] },
      { city: 'India/Kerala/Kovalam', nights: 2, sights: ['kovalam-beach'] },
    ],
  },
  {
    ...idea('kashmir-and-ladakh', 'lake-mountains-dawn'),
    regions: ['domestic', 'himalayas', 'kashmir-and-himachal'],
    months: [6, 7, 8, 9],
    price: 84_000,
    stops: [
      {
        city: 'India/Jammu and Kashmir/Srinagar',
        nights: 3,
        sights: ['dal-lake', 'gulmarg-meadows'],
      },
      { city: 'India/Ladakh/Leh', nights: 3 },
      { city: 'India/Ladakh/Nubra Valley', nights: 1 },
      { city: 'India/Ladakh/Pangong', nights: 1, sights: ['pangong-lake'] },
      { city: 'India/Ladakh/Leh', nights: 1 },
    ],
  },
]
