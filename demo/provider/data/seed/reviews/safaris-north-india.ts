import type { Written } from './written.ts'

export const safarisNorthIndia: Written = {
  'jim-corbett-national-park': [
    [
      'Ankita Bisht',
      5,
      '2026-02-27',
      'Two nights inside at Dhikala, which is the only way to do it. No network, simple food, lights out early, and elephants on the grassland from the veranda. We saw forty of them cross the river with the smallest one held between two aunts. Vegetarian meals only and no room service, so my uncle grumbled until the first evening, and then he stopped.',
      1,
    ],
    [
      'Philip Osei',
      4,
      '2025-05-16',
      'Bijrani in the afternoon: hot, dusty, one tiger swimming. Enough said.',
    ],
    [
      'Gurpreet Dhaliwal',
      2,
      '2024-12-31',
      'We came for New Year and so had everybody. Loud music from the resorts along the Ramnagar road until two, and all Dhikala permits were long gone. We got Jhirna, saw peacocks and a wild boar. Come in February.',
    ],
    [
      'Nalini Pant',
      5,
      '2026-03-21',
      "A birdwatcher's paradise. Sixty-three species before lunch along the Kosi, and our guide Harish had all of their calls.",
    ],
  ],
  'ranthambore-national-park': [
    [
      'Devika Sisodia',
      5,
      '2025-10-18',
      'Zone 3, first drive, twelve minutes in. A tigress called Riddhi walked along the lake wall as if she were paid for it.',
    ],
    [
      'Matteo Ricci',
      4,
      '2026-03-07',
      'The ruins with the tiger are real, we have the photograph. Take the gypsy and not the canter; twenty people in one bus cannot all be quiet.',
      1,
    ],
    [
      'Yogesh Bansal',
      3,
      '2025-12-28',
      'Four drives, zones 6, 8, 6 again and 10. Chilly mornings, many nilgai. The zone is drawn by lot when you book late, and nobody had told us that the lakes are in three and four. Go up to the fort, it is free, and the view is what we liked most.',
    ],
    [
      'Sunanda Rathore',
      5,
      '2024-04-13',
      'My sister uses a stick. The driver backed the gypsy against a mounting block for her each time, and at the halfway stop there was a proper toilet. Small things, but they are why we were able to come at all.',
      1,
    ],
  ],
  'sariska-tiger-reserve': [
    [
      'Mohit Khandelwal',
      4,
      '2025-01-26',
      'Three hours from Gurgaon. We left at four in the morning and were in the gypsy by half past seven. A leopard, dozens of sambar, tea at the gate.',
    ],
    [
      'Beatriz Almeida',
      4,
      '2026-10-31',
      'The temples at Neelkanth were the surprise: an hour on a rough track, a caretaker with one key, and carvings with nobody else looking at them.',
    ],
    [
      'Farida Contractor',
      3,
      '2024-06-08',
      "Too hot in June, honestly. Pandupol on a Saturday is full of pilgrims' cars, which is fine for them and less so for a safari. Langurs stole our bananas.",
    ],
    [
      'Kunal Vashisht',
      5,
      '2026-02-08',
      'ST-9 crossed the road at sunset and sat down. Our guide whispered that he had waited three weeks for that.',
      1,
    ],
  ],
  'dudhwa-national-park': [
    [
      'Abhinav Mishra',
      5,
      '2026-01-31',
      'Fog until ten, and then out of the tall grass a rhino, so close that I could hear it chew. Stay in the forest rest house if you can live without a geyser.',
    ],
    [
      'Shabnam Rizvi',
      5,
      '2025-03-15',
      'No crowds whatever. We had four swamp deer stags fighting in the shallows of Jhadi Tal and not a single other vehicle. The drive from Lucknow is long, about five hours, and the last part is slow; bring food for the way, since the dhabas stop after Lakhimpur. Our boys slept the whole way back, which says something about the early mornings.',
      1,
    ],
    ['Ewan Mackintosh', 4, '2024-11-23', 'Quiet, unpolished, rather wonderful. Take cash.'],
  ],
}
