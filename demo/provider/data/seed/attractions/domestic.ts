import type { Regions } from './sight.ts'

/** Domestic trips, away from the jungle. */
export const domestic: Regions = {
  'North and Central India': [
    {
      name: 'Amber Fort',
      city: 'India/Rajasthan/Jaipur',
      scenes: ['amber-palace'],
      category: ['Fort', 'Heritage'],
      activities: ['Guided tour', 'Light and sound show', 'Photography'],
      description:
        'A palace fort of sandstone and marble above Maota lake, begun in 1592. Mirrored halls, cool gardens and courtyards lead from one to the next. Come at opening time: by eleven the ramps are full.',
    },
    {
      name: 'Jaisalmer Fort',
      city: 'India/Rajasthan/Jaisalmer',
      scenes: ['dunes-fort'],
      category: ['Fort', 'Heritage', 'Desert'],
      activities: ['Guided tour', 'Camel ride', 'Desert camp'],
      description:
        "A living fort of yellow sandstone at the edge of the Thar desert, with homes, shops and Jain temples inside its walls. In the evening light it takes on the colour that gave it the name of golden fort. The dunes of Sam are an hour's drive away.",
    },
    {
      name: 'Lake Pichola',
      city: 'India/Rajasthan/Udaipur',
      scenes: ['lake-palace'],
      category: ['Lake', 'Palace', 'Heritage'],
      activities: ['Boat ride', 'City Palace visit', 'Sunset view'],
      description:
        "Udaipur's lake, with a marble palace of 1746 that covers its island from shore to shore. Boats leave from the City Palace; the last before sunset is the one to book. In dry years the water can be low in June.",
    },
    {
      name: 'Taj Mahal',
      city: 'India/Uttar Pradesh/Agra',
      scenes: ['marble-tomb'],
      category: ['Monument', 'Heritage'],
      activities: ['Guided tour', 'Sunrise visit', 'Photography'],
      description:
        'The white marble tomb that Shah Jahan built for Mumtaz Mahal, finished about 1653. Its inlay of coloured stones is worth a close look after the long view. It is closed on Fridays, and quietest at sunrise.',
    },
    {
      name: 'Khajuraho Temples',
      city: 'India/Madhya Pradesh/Khajuraho',
      scenes: ['carved-temples'],
      category: ['Temple', 'Heritage'],
      activities: ['Guided tour', 'Cycling', 'Dance festival'],
      description:
        'Sandstone temples of the tenth and eleventh centuries, covered in figures of gods, dancers, animals and lovers. About twenty-five remain of more than eighty. The western group is lit in the evening; the eastern ones stand among fields.',
    },
    {
      name: 'Varanasi Ghats',
      city: 'India/Uttar Pradesh/Varanasi',
      scenes: ['river-steps'],
      category: ['River', 'Heritage'],
      activities: ['Boat ride', 'Evening aarti', 'Old town walk'],
      description:
        'Stone steps along the Ganges, where people bathe, pray, wash and say farewell to the dead. A boat before sunrise shows the whole bank waking up. Photographs at the burning ghats are not welcome.',
    },
  ],
  Himalayas: [
    {
      name: 'Pangong Lake',
      city: 'India/Ladakh/Pangong',
      scenes: ['high-lake'],
      category: ['Lake', 'Mountains'],
      activities: ['Sightseeing', 'Stargazing', 'Photography'],
      description:
        'A salt lake more than a hundred kilometres long at 4,250 metres, changing from blue to green with the light. The road from Leh crosses a very high pass: spend two days getting used to the height before. Nights are cold even in July.',
    },
    {
      name: 'Dal Lake',
      city: 'India/Jammu and Kashmir/Srinagar',
      scenes: ['lake-mountains'],
      category: ['Lake', 'Gardens'],
      activities: ['Shikara ride', 'Houseboat stay', 'Floating market'],
      description:
        'The lake of Srinagar, with houseboats, floating gardens and Mughal gardens on its shore. Shikaras take visitors to the vegetable market at dawn. Tulips bloom above the lake for some weeks in spring.',
    },
    {
      name: 'Solang Valley',
      city: 'India/Himachal Pradesh/Manali',
      scenes: ['snow-slope', 'snow-camp'],
      category: ['Mountains', 'Adventure'],
      activities: ['Paragliding', 'Skiing', 'Cable car', 'Hiking'],
      description:
        'A side valley above Manali with meadows in summer and snow from December to March. Paragliders land where skiers start. Prices for rides are posted at the entrance; agree on them before.',
    },
    {
      name: 'Nainital Lake',
      city: 'India/Uttarakhand/Nainital',
      scenes: ['hill-lake'],
      category: ['Lake', 'Hill station'],
      activities: ['Boating', 'Cable car', 'Walks'],
      description:
        'A pear-shaped lake among wooded hills at 1,940 metres. Rowing boats and small sailing boats can be hired, and a cable car climbs to a view of the high Himalayas. May and June are crowded; October is clear.',
    },
  ],
  'North East India': [
    {
      name: 'Tsomgo Lake',
      city: 'India/Sikkim/Gangtok',
      scenes: ['high-lake', 'cliff-monastery'],
      category: ['Lake', 'Mountains'],
      activities: ['Sightseeing', 'Cable car', 'Yak ride'],
      description:
        'A glacial lake at 3,750 metres on the old road to Tibet, frozen from January to about April. Visitors need a permit and a registered car, which travel desks in Gangtok arrange in a day. Clouds often close in after noon.',
    },
    {
      name: 'Umngot River',
      city: 'India/Meghalaya/Dawki',
      scenes: ['river-gorge'],
      category: ['River', 'Nature'],
      activities: ['Boat ride', 'Kayaking', 'Camping'],
      description:
        'A river at the border with Bangladesh, so clear from November to April that boats seem to float in the air above the stones. Rains make it green and strong. The village of Mawlynnong is a short drive away.',
    },
    {
      name: 'Darjeeling Tea Gardens',
      city: 'India/West Bengal/Darjeeling',
      scenes: ['tea-hills'],
      category: ['Hill station', 'Tea'],
      activities: ['Tea tasting', 'Toy train', 'Sunrise view', 'Garden walk'],
      description:
        'Steep gardens where leaves are still picked by hand, with Kangchenjunga behind them on clear mornings. Several estates show how tea is withered, rolled and dried. The narrow-gauge railway has climbed up here since 1881.',
    },
    {
      name: 'Tawang Monastery',
      city: 'India/Arunachal Pradesh/Tawang',
      scenes: ['ridge-monastery'],
      category: ['Monastery', 'Mountains'],
      activities: ['Monastery visit', 'Museum', 'Mountain drive'],
      description:
        "India's largest Buddhist monastery, founded in the seventeenth century at about 3,000 metres. Its prayer hall holds a tall gilded Buddha and a library of old scriptures. The road over Sela pass is part of the journey; permits are needed.",
    },
  ],
  'South India': [
    {
      name: 'Alappuzha Backwaters',
      city: 'India/Kerala/Alappuzha',
      scenes: ['backwater'],
      category: ['Backwater', 'Nature'],
      activities: ['Houseboat stay', 'Canoe ride', 'Village walk'],
      description:
        "Lagoons, rivers and canals behind Kerala's coast, with rice fields that lie below the water level. Houseboats drift by day and rest at night; small canoes reach the narrow canals where people live. The months after the monsoon are the greenest.",
    },
    {
      name: 'Fort Kochi',
      city: 'India/Kerala/Kochi',
      scenes: ['fishing-nets', 'backwater'],
      category: ['Heritage', 'Sea'],
      activities: ['Walking tour', 'Fish market visit', 'Kathakali evening'],
      description:
        'Old streets of Portuguese, Dutch and British houses at the harbour mouth. The great nets on the shore are lowered and raised by a handful of men and stone weights; mornings have the best catch, evenings the best light.',
    },
    {
      name: 'Munnar Tea Hills',
      city: 'India/Kerala/Munnar',
      scenes: ['tea-valley', 'hills-elephant'],
      category: ['Hills', 'Nature', 'Tea'],
      activities: ['Tea museum', 'Hiking', 'Sunrise view', 'Bird watching'],
      description:
        'Tea gardens in folds over hills of 1,500 metres and more. Eravikulam park above them protects the Nilgiri tahr, a mountain goat with little fear of people. Mornings are clear; mist comes in the afternoon.',
    },
    {
      name: 'Hampi',
      city: 'India/Karnataka/Hampi',
      scenes: ['stone-chariot', 'river-gorge'],
      category: ['Heritage', 'Temple'],
      activities: ['Cycling', 'Coracle ride', 'Sunset climb', 'Guided tour'],
      description:
        "Ruins of Vijayanagara's capital among boulders and banana groves on the Tungabhadra. Temples, stables and markets lie over many square kilometres: take two days and a bicycle. The stone chariot is in the Vittala temple.",
    },
    {
      name: 'Mysuru Palace',
      city: 'India/Karnataka/Mysuru',
      scenes: ['palace-domes'],
      category: ['Palace', 'Heritage'],
      activities: ['Guided tour', 'Evening illumination', 'Market walk'],
      description:
        'The palace of the Wodeyar kings, finished in 1912 after fire took its wooden predecessor. Some hundred thousand bulbs light it on Sundays and holidays. In the ten days of Dasara elephants walk in procession from its gate.',
    },
    {
      name: 'Palolem Beach',
      city: 'India/Goa/Palolem',
      scenes: ['palm-beach'],
      category: ['Beach'],
      activities: ['Swimming', 'Kayaking', 'Boat ride'],
      description:
        'A bay in the south of Goa with palms, a gentle slope and mostly calm water. Boats go to small beaches nearby and to look for dolphins in the morning. The huts come down before the monsoon and up again in October.',
    },
  ],
}
