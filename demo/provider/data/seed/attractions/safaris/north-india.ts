import type { Sight } from '../sight.ts'

/** Safaris in North India. */
export const northIndia: Sight[] = [
  {
    name: 'Jim Corbett National Park',
    city: 'India/Uttarakhand/Ramnagar',
    scenes: ['elephant-ford', 'sal-forest'],
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'Canter safari', 'Bird watching', 'River walk'],
    description:
      "India's first national park, founded in 1936 at the foot of the Himalayas. Elephants cross the grassland of Dhikala, and the river Ramganga brings in hundreds of kinds of birds. Each zone has its own gate and permits, which sell out early in winter.",
    best_months: [11, 12, 1, 2, 3, 4, 5],
    closed: 'Dhikala from mid June to mid November',
    time_needed: '2 days',
    airport: 'Pantnagar, about 80 km to Ramnagar',
    station: 'Ramnagar, about 15 km to most gates',
    latitude: 29.55,
    longitude: 78.94,
  },
  {
    name: 'Ranthambore National Park',
    city: 'India/Rajasthan/Sawai Madhopur',
    scenes: ['ruin-tiger', 'forest-tiger'],
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'Fort visit', 'Photography'],
    description:
      'Dry forest, lakes and ruins below a hill fort that is a World Heritage site. Tigers here are used to vehicles and are often seen by day. Ten zones share the visitors; the lakes lie in zones three and four.',
    best_months: [10, 11, 12, 1, 2, 3, 4],
    closed: 'Zones 1 to 5 from July to September',
    time_needed: '2 days',
    airport: 'Jaipur, about 150 km',
    station: 'Sawai Madhopur, about 12 km',
    latitude: 26.0173,
    longitude: 76.5026,
  },
  {
    name: 'Sariska Tiger Reserve',
    city: 'India/Rajasthan/Sariska',
    scenes: ['tiger-sun', 'sal-forest'],
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'Temple visit', 'Bird watching'],
    description:
      'Scrub forest in the Aravalli hills, an easy weekend from Delhi or Jaipur. Leopards, nilgai and sambar are common, and tigers were reintroduced from Ranthambore. The ruined temples of Neelkanth stand on a plateau nearby.',
    best_months: [10, 11, 12, 1, 2, 3],
    closed: 'Most routes from July to September',
    time_needed: '1 day',
    airport: 'Jaipur, about 110 km',
    station: 'Alwar, about 35 km',
    latitude: 27.32,
    longitude: 76.43,
  },
  {
    name: 'Dudhwa National Park',
    city: 'India/Uttar Pradesh/Dudhwa',
    scenes: ['sal-forest', 'grass-rhino'],
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'Bird watching', 'Tharu village visit'],
    description:
      'Tall grass, sal forest and marshes on the border with Nepal. It is one of the few places where tiger, swamp deer and rhinoceros live together. Accommodation is simple, and visitors are few.',
    best_months: [11, 12, 1, 2, 3, 4],
    closed: 'Mid June to mid November',
    time_needed: '1 to 2 days',
    airport: 'Lucknow, about 230 km',
    station: 'Mailani, about 40 km',
    latitude: 28.51,
    longitude: 80.68,
  },
]
