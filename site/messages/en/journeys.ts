/** Names, texts and pictures of regions, trip types and destinations, by the end of their address. */
export const groups = {
  safari: 'Jungle safari',
  domestic: 'Domestic trips',
  international: 'International trips',
}

export const regions = {
  'safari-north-india': {
    name: 'North India',
    description:
      'Tigers among the lakes and ruins of Ranthambore, and the river grassland of Jim Corbett.',
    alt: 'A tiger lies on a ledge above a lake with a ruined palace',
  },
  'safari-south-india': {
    name: 'South India',
    description: 'Elephant herds at the Kabini backwater, and boats on the lake of Periyar.',
    alt: 'An elephant and her calf by a lake below green hills',
  },
  'safari-central-india': {
    name: 'Central India',
    description:
      'Sal forest and wide meadows: Kanha, Bandhavgarh and Pench, the country of the Jungle Book.',
    alt: 'A tiger walks through tall grass at sunrise',
  },
  'safari-north-east-india': {
    name: 'North East India',
    description:
      'One-horned rhinos in the tall grass of Kaziranga, golden langurs by the Manas river.',
    alt: 'A one-horned rhinoceros with egrets in tall grass',
  },
  'north-and-central-india': {
    name: 'North and Central India',
    description:
      'Agra, Varanasi and Khajuraho by train, with Rajasthan’s forts a day further west.',
    alt: 'The Taj Mahal at the end of its pool at sunrise',
  },
  himalayas: {
    name: 'Himalayas',
    description:
      'Lakes at 4,000 metres, monasteries and passes, taken slowly because of the height.',
    alt: 'A yak and a white shrine by a lake between bare mountains in Ladakh',
  },
  'north-east-india': {
    name: 'North East India',
    description:
      'Bridges grown from fig roots, rivers as clear as glass, and the wettest hills on earth.',
    alt: 'Two walkers on a bridge of living roots below a waterfall',
  },
  'south-india': {
    name: 'South India',
    description:
      'The palace of Mysuru, the boulders and temples of Hampi, coffee hills in between.',
    alt: 'An elephant in festive dress before the domes of Mysuru Palace',
  },
  'middle-east': {
    name: 'Middle East',
    description:
      'Petra at first light, nights in Wadi Rum, and a float in the Dead Sea on the way back.',
    alt: 'Riders before the Treasury of Petra, seen through the gorge',
  },
  'south-east-asia': {
    name: 'South East Asia',
    description: 'Sunrise over Angkor, limestone bays by boat, and the night markets of Bangkok.',
    alt: 'The towers of Angkor mirrored in a moat at sunset',
  },
  europe: {
    name: 'Europe',
    description:
      'White villages above the Aegean, Alpine railways, and cities that are best on foot.',
    alt: 'White houses and blue domes on the cliff of Santorini',
  },
  offbeat: {
    name: 'Offbeat',
    description:
      'Game drives in the Maasai Mara, cliff monasteries of Bhutan, and ice lagoons in Iceland.',
    alt: 'Giraffes on the savanna at sunrise, a snow-capped mountain behind them',
  },
}

export const tripTypes = {
  international: {
    name: 'International',
    line: 'More than 24 foreign countries, from Bhutan to Iceland.',
    alt: 'The Eiffel Tower above a boat on the Seine',
  },
  domestic: {
    name: 'Domestic',
    line: 'From Ladakh to Kanyakumari, by road, rail and air.',
    alt: 'A rowing boat passes the temples and steps of Varanasi',
  },
  safari: {
    name: 'Safari',
    line: 'Tigers, rhinos and elephants, in sal forest and tall grass.',
    alt: 'Spotted deer next to a jeep on a forest track',
  },
}

export const destinations = {
  rajasthan: {
    name: 'Rajasthan',
    alt: 'Camels cross the dunes below a desert fort',
  },
  'kashmir-and-himachal': {
    name: 'Kashmir and Himachal',
    alt: 'A shikara on a lake between deodars and snow peaks',
  },
  'north-east-and-sikkim': {
    name: 'North East and Sikkim',
    alt: 'Tea pickers and a monastery below Kanchenjunga',
  },
  kerala: {
    name: 'Kerala',
    alt: 'A houseboat on a backwater under palms',
  },
  dubai: {
    name: 'Dubai',
    alt: 'A dhow below the towers of Dubai, camels on the shore',
  },
  thailand: {
    name: 'Thailand',
    alt: 'A long-tail boat between limestone cliffs and a golden chedi',
  },
  europe: {
    name: 'Europe',
    alt: 'A red train passes a village church below an alp',
  },
  egypt: {
    name: 'Egypt',
    alt: 'Feluccas on the Nile before the pyramids',
  },
}

/** The pictures at the top of the home page. */
export const slides = {
  'tiger-sun-dusk': 'A tiger comes out of the forest, the low sun behind it',
  'lake-palace-dusk': 'A boat in front of the lake palace of Udaipur at sunset',
  'snow-camp-dusk': 'Lit tents below a great peak of the Himalayas at night',
  'balloons-dusk': 'Balloons rise over the rock chimneys of Cappadocia',
  'fishing-nets-dusk': 'Fishermen below the great nets of Kochi at sunset',
}
