import type { Regions } from './sight.ts'

/** Where one goes to see tigers, rhinos and elephants. */
export const safaris: Regions = {
  'Central India': [
    {
      name: 'Bandhavgarh National Park',
      city: 'India/Madhya Pradesh/Umaria',
      scenes: ['plateau-tiger', 'forest-tiger'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Bird watching', 'Fort visit', 'Photography'],
      description:
        'A compact park of sal forest and steep hills, known for one of the denser tiger populations in India. An old fort stands on the plateau that gave the park its name, above meadows where deer and gaur graze. Safaris leave at sunrise and in the afternoon from the gates near Tala.',
    },
    {
      name: 'Kanha National Park',
      city: 'India/Madhya Pradesh/Mandla',
      scenes: ['meadow-deer', 'forest-tiger'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Nature walk', 'Bird watching', 'Museum visit'],
      description:
        'Wide meadows between sal and bamboo forest, and the home of the hard-ground barasingha, a swamp deer that was saved here. Tigers, leopards, wild dogs and sloth bears live in its core zones. The park closes in the monsoon, from July to September.',
    },
    {
      name: 'Pench National Park',
      city: 'India/Madhya Pradesh/Seoni',
      scenes: ['teak-leopard', 'sal-forest'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Night safari in the buffer', 'Cycling', 'Bird watching'],
      description:
        "Teak forest along the river Pench, in the country that Kipling's Jungle Book describes. Its open undergrowth makes for good sightings of leopard, wild dog and tiger. Turia is the gate that most visitors use.",
    },
    {
      name: 'Panna National Park',
      city: 'India/Madhya Pradesh/Panna',
      scenes: ['river-gorge', 'forest-tiger'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Boat ride', 'Waterfall visit'],
      description:
        "Gorges and dry teak forest on both sides of the river Ken. Tigers had died out here by 2009 and were brought back with animals from other parks. The river's sand banks are a place for gharials and mugger crocodiles.",
    },
    {
      name: 'Tadoba Andhari Tiger Reserve',
      city: 'India/Maharashtra/Tadoba',
      scenes: ['forest-tiger', 'sal-forest'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Lake visit', 'Photography'],
      description:
        "Maharashtra's oldest national park, dry teak and bamboo forest around Tadoba lake. In the hot months before the monsoon tigers come to the water holes, which makes April and May the time for sightings.",
    },
  ],
  'North India': [
    {
      name: 'Jim Corbett National Park',
      city: 'India/Uttarakhand/Ramnagar',
      scenes: ['elephant-ford', 'sal-forest'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Canter safari', 'Bird watching', 'River walk'],
      description:
        "India's first national park, founded in 1936 at the foot of the Himalayas. Elephants cross the grassland of Dhikala, and the river Ramganga brings in hundreds of kinds of birds. Each zone has its own gate and permits, which sell out early in winter.",
    },
    {
      name: 'Ranthambore National Park',
      city: 'India/Rajasthan/Sawai Madhopur',
      scenes: ['ruin-tiger', 'forest-tiger'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Fort visit', 'Photography'],
      description:
        'Dry forest, lakes and ruins below a hill fort that is a World Heritage site. Tigers here are used to vehicles and are often seen by day. Ten zones share the visitors; the lakes lie in zones three and four.',
    },
    {
      name: 'Sariska Tiger Reserve',
      city: 'India/Rajasthan/Sariska',
      scenes: ['tiger-sun', 'sal-forest'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Temple visit', 'Bird watching'],
      description:
        'Scrub forest in the Aravalli hills, an easy weekend from Delhi or Jaipur. Leopards, nilgai and sambar are common, and tigers were reintroduced from Ranthambore. The ruined temples of Neelkanth stand on a plateau nearby.',
    },
    {
      name: 'Dudhwa National Park',
      city: 'India/Uttar Pradesh/Dudhwa',
      scenes: ['sal-forest', 'grass-rhino'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Bird watching', 'Tharu village visit'],
      description:
        'Tall grass, sal forest and marshes on the border with Nepal. It is one of the few places where tiger, swamp deer and rhinoceros live together. Accommodation is simple, and visitors are few.',
    },
  ],
  'South India': [
    {
      name: 'Nagarhole National Park',
      city: 'India/Karnataka/Kabini',
      scenes: ['hills-elephant', 'forest-tiger'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Boat safari', 'Coracle ride'],
      description:
        'Moist forest around the Kabini backwater, where elephants gather in large herds as the water falls in summer. Boat safaris bring visitors close to the banks without disturbing the animals. Leopards and, now and then, a black one are what photographers come for.',
    },
    {
      name: 'Bandipur National Park',
      city: 'India/Karnataka/Bandipur',
      scenes: ['hills-elephant', 'sal-forest'],
      category: ['National Park', 'Wildlife'],
      activities: ['Bus safari', 'Jeep safari', 'Hill drive'],
      description:
        'Deciduous forest at the foot of the Nilgiri hills, part of a large protected region shared by three states. Elephants, gaur and spotted deer are seen even from the public road, which closes at night for their sake.',
    },
    {
      name: 'Periyar Tiger Reserve',
      city: 'India/Kerala/Thekkady',
      scenes: ['hills-elephant', 'tea-hills'],
      category: ['National Park', 'Wildlife'],
      activities: ['Boat ride', 'Bamboo rafting', 'Guided walk', 'Spice garden visit'],
      description:
        'Evergreen hills around a lake with the trunks of drowned trees standing in it. Elephants and gaur come to drink while the morning boats pass. Guided walks and rafts are run by people of the forest villages.',
    },
  ],
  'North East India': [
    {
      name: 'Kaziranga National Park',
      city: 'India/Assam/Kaziranga',
      scenes: ['grass-rhino'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'Bird watching', 'Tea garden visit'],
      description:
        'Floodplain of the Brahmaputra, with about two thirds of all greater one-horned rhinoceroses. Wild buffalo, swamp deer and elephants share its tall grass. It opens from November to April; the river floods it in the other months.',
    },
    {
      name: 'Manas National Park',
      city: 'India/Assam/Manas',
      scenes: ['grass-rhino', 'hills-elephant'],
      category: ['National Park', 'Wildlife'],
      activities: ['Jeep safari', 'River rafting', 'Bird watching'],
      description:
        'Grassland and forest below the hills of Bhutan, crossed by the river Manas. Pygmy hogs and golden langurs live in few other places. It is quieter than Kaziranga, and the river is cool and clear.',
    },
    {
      name: 'Sundarbans National Park',
      city: 'India/West Bengal/Sundarbans',
      scenes: ['mangrove-tiger', 'backwater'],
      category: ['National Park', 'Wildlife'],
      activities: ['Boat safari', 'Watchtower visit', 'Village walk'],
      description:
        "The world's largest mangrove forest, where tides decide when a boat may pass. Its tigers swim between islands and are seldom seen; crocodiles, kingfishers and mudskippers show themselves more often. Trips need a boat, a permit and a guide.",
    },
  ],
}
