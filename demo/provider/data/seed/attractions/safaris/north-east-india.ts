import type { Sight } from '../sight.ts'

/** Safaris in North East India. */
export const northEastIndia: Sight[] = [
  {
    name: 'Kaziranga National Park',
    city: 'India/Assam/Kaziranga',
    scenes: ['grass-rhino'],
    hour: 'dawn',
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'Bird watching', 'Tea garden visit'],
    description:
      'Floodplain of the Brahmaputra, with about two thirds of all greater one-horned rhinoceroses. Wild buffalo, swamp deer and elephants share its tall grass. It opens from November to April; the river floods it in the other months.',
    best_months: [11, 12, 1, 2, 3, 4],
    closed: 'May to October',
    closures: [{ from: '05-01', to: '10-31', part: false }],
    time_needed: '2 days',
    airport: 'Tezpur, about 85 km, or Jorhat, about 100 km',
    station: 'Furkating, about 75 km',
    latitude: 26.6667,
    longitude: 93.35,
  },
  {
    name: 'Manas National Park',
    city: 'India/Assam/Manas',
    scenes: ['river-langurs', 'grass-rhino'],
    hour: 'day',
    category: ['National Park', 'Wildlife'],
    activities: ['Jeep safari', 'River rafting', 'Bird watching'],
    description:
      'Grassland and forest below the hills of Bhutan, crossed by the river Manas. Pygmy hogs and golden langurs live in few other places. It is quieter than Kaziranga, and the river is cool and clear.',
    best_months: [11, 12, 1, 2, 3, 4],
    closed: 'About May to September',
    closures: [{ from: '05-01', to: '09-30', part: false }],
    time_needed: '2 days',
    airport: 'Guwahati, about 150 km',
    station: 'Barpeta Road, about 20 km',
    latitude: 26.66,
    longitude: 91.0,
  },
  {
    name: 'Sundarbans National Park',
    city: 'India/West Bengal/Sundarbans',
    scenes: ['mangrove-tiger', 'backwater'],
    hour: 'dusk',
    category: ['National Park', 'Wildlife'],
    activities: ['Boat safari', 'Watchtower visit', 'Village walk'],
    description:
      "The world's largest mangrove forest, where tides decide when a boat may pass. Its tigers swim between islands and are seldom seen; crocodiles, kingfishers and mudskippers show themselves more often. Trips need a boat, a permit and a guide.",
    best_months: [11, 12, 1, 2, 3],
    closed: 'Mid June to mid September; Tuesdays',
    closures: [{ from: '06-15', to: '09-15', part: false }],
    time_needed: '2 days',
    airport: 'Kolkata, about 100 km to the boat',
    station: 'Canning, about 30 km to the boat',
    latitude: 21.84,
    longitude: 88.89,
  },
]
