import type { Sight } from '../sight.ts'

export const southIndia: Sight[] = [
  {
    name: 'Nagarhole National Park',
    city: 'India/Karnataka/Nagarhole',
    pictures: ['black-panther-dusk', 'hills-elephant-dusk', 'peacock-day'],
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'Boat safari', 'Coracle ride'],
    description:
      'Moist forest around the Kabini backwater, where elephants gather in large herds as the water falls in summer. Boat safaris bring visitors close to the banks without disturbing the animals. Leopards and, now and then, a black one are what photographers come for.',
    best_months: [11, 12, 1, 2, 3, 4, 5],
    closed: '',
    time_needed: '2 days',
    airport: 'Mysuru, about 80 km',
    station: 'Mysuru, about 80 km',
    latitude: 12.06,
    longitude: 76.15,
  },
  {
    name: 'Bandipur National Park',
    city: 'India/Karnataka/Bandipur',
    pictures: ['hill-gaur-day', 'peacock-dawn', 'grey-langurs-day'],
    category: ['National Park', 'Wildlife'],
    activities: ['Bus safari', 'Jeep safari', 'Hill drive'],
    description:
      'Deciduous forest at the foot of the Nilgiri hills, part of a large protected region shared by three states. Elephants, gaur and spotted deer are seen even from the public road, which closes at night for their sake.',
    best_months: [10, 11, 12, 1, 2, 3, 4, 5],
    closed: '',
    time_needed: '1 day',
    airport: 'Mysuru, about 70 km',
    station: 'Mysuru, about 80 km',
    latitude: 11.66,
    longitude: 76.63,
  },
  {
    name: 'Periyar Tiger Reserve',
    city: 'India/Kerala/Thekkady',
    pictures: ['drowned-trees-dawn', 'hills-elephant-day', 'hornbill-day', 'spice-sacks-dawn'],
    category: ['National Park', 'Wildlife'],
    activities: ['Boat ride', 'Bamboo rafting', 'Guided walk', 'Spice garden visit'],
    description:
      'Evergreen hills around a lake with the trunks of drowned trees standing in it. Elephants and gaur come to drink while the morning boats pass. Guided walks and rafts are run by people of the forest villages.',
    best_months: [10, 11, 12, 1, 2, 3],
    closed: '',
    time_needed: '1 to 2 days',
    airport: 'Madurai, about 140 km',
    station: 'Kottayam, about 110 km',
    latitude: 9.58,
    longitude: 77.18,
  },
]
