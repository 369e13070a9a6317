import type { Written } from './written.ts'

export const southEastAsia: Written = {
  'grand-palace': [
    [
      'Suchitra Balan',
      4,
      '2026-02-12',
      'So much gold that my camera gave up. Emerald Buddha is smaller than a rice cooker and everyone falls silent before it.',
      1,
    ],
    [
      'Jonathan Reyes',
      2,
      '2025-04-10',
      'A tout by the wall told us it was closed for prayers and offered a tuk-tuk to a gem shop. It was open. Inside, two hours in the sun at a shuffle and thirty-nine degrees, and a turnstile that would not turn. I should have gone at half past eight, in January.',
    ],
    [
      'Devanshi Rathod',
      5,
      '2024-11-15',
      'Cover shoulders and ankles; elephant trousers cost 150 baht across the street and you will wear them for years. Our guide Khun Nok kept us in the shade of the murals and told the Ramakien from panel to panel. We knew the story, of course, only here Hanuman has far more fun.',
    ],
    [
      'Anders Bakke',
      4,
      '2026-07-22',
      'Rain at eleven emptied the courts. Marble, puddles, spires upside down. Lucky.',
    ],
  ],
  'doi-suthep': [
    [
      'Pimchanok Srisai',
      5,
      '2026-01-01',
      'Monks in a row on the steps for the first alms of the year.',
      1,
    ],
    [
      'Tushar Ingle',
      5,
      '2025-11-06',
      '306 steps between two dragons, or the lift for 50 baht, which my parents took without shame. All Chiang Mai lay below in its lights, a day after the lanterns of Yi Peng.',
      1,
    ],
    [
      'Rebecca Stern',
      5,
      '2024-12-17',
      "Walked up the Monks' Trail from the university, an hour and a half in forest with strips of orange cloth round the trees. Came out sweating among coach parties, put a bell rope to rights for an old lady, sat down by the chedi, and found after a while that I did not want to go. The red trucks will take you back when ten people are together.",
    ],
    [
      'Gautam Dhar',
      3,
      '2026-03-14',
      'Burning season. Nobody had warned us: the city had vanished under brown smoke and our eyes ran. The temple glittered on regardless.',
    ],
  ],
  borobudur: [
    [
      'Ratna Wulandari',
      5,
      '2026-05-31',
      'Waisak. Thousands of lanterns went up from the field, with the stupas black behind them.',
      1,
    ],
    [
      'Chirag Lodha',
      4,
      '2025-08-20',
      'Climbing needs a ticket with a time and a guide, and you are given woven sandals, which are yours to keep. One hour on top, that is all. We bought ours online two weeks ahead; at the desk they were sold out until Friday.',
    ],
    [
      'Annelies Maes',
      5,
      '2024-07-10',
      'The reliefs are read clockwise from the bottom, four rounds of them, like a film. Ships, markets, a man with toothache. By the time I reached the bells I understood why there is nothing carved up there. A misty ring of volcanoes all around. Dry season mornings are fresh, even cold, at six.',
      1,
    ],
  ],
  'ha-long-bay': [
    [
      'Urvashi Khanna',
      5,
      '2025-11-13',
      'Two nights, Bai Tu Long side, a boat with twelve cabins. Kayaked through a low arch into a lagoon with monkeys and no one else.',
      1,
    ],
    [
      'Nguyen Thanh Mai',
      5,
      '2026-04-15',
      'I took my parents from Hanoi by the new expressway, two hours and a half. They liked the squid fishing at night above everything.',
    ],
    [
      'Oliver Grant',
      2,
      '2026-02-06',
      "Three days of drizzle in which islands were rumours. The cruise had promised sun, and kayaks that never left the deck, and a 'cooking class' of rolling one spring roll. February, I am told now, is like that. Come in October, read what the boat's reviews say of the boat, and take something waterproof.",
    ],
    [
      'Manasi Upasani',
      5,
      '2024-10-26',
      'Our vegetarian food was thought of at every meal, with real care. Squid drying in the wind, karst after karst, sunrise tai chi that my husband slept through.',
      1,
    ],
  ],
  'railay-beach': [
    [
      'Anoushka Ghose',
      5,
      '2026-01-29',
      'A tiny beach under a dripping cliff, longtails with ribbons, mango rice off a boat. Phra Nang at half past five.',
      1,
    ],
    [
      'Callum Fraser',
      5,
      '2025-02-27',
      'Led my first 6a here. Hire shops have decent ropes and guides who hold on to you properly.',
    ],
    [
      'Siddharth Jaiswal',
      4,
      '2024-12-21',
      'Arrive by boat, wade with your suitcase on your head at low tide, laugh. There are no cars. Wheels are useless on sand, so pack a rucksack, and bring enough cash since the only machine was empty for a day. With a toddler we stayed on the east side, next to the pier, and walked over; ten minutes, past monkeys who know what a biscuit is.',
    ],
  ],
  'angkor-wat': [
    [
      'Keerthana Sridhar',
      5,
      '2026-01-06',
      'Sunrise at the left pond with a thousand others, all whispering. When the sky was done they went to breakfast; we went inside and had the long gallery of the churning sea for ourselves.',
      1,
    ],
    [
      'Bernard Duval',
      5,
      '2024-11-28',
      'Three days with Mr Sokha and his tuk-tuk, a cool box in the back. Banteay Srei for the carving, Preah Khan for the roots. He lost most of his family here and spoke of it once, quietly.',
    ],
    [
      'Rajiv Nambiar',
      5,
      '2025-07-14',
      'Green season: mirrors of rain in every courtyard, one good shower at three, then gold. The steps to the top tower are like a ladder and knees and shoulders must be covered; they turned away a girl in front of us who had only a scarf. Old people will be content with the lower galleries. Passes are checked at each temple, keep yours dry.',
      1,
    ],
    [
      'Helen Ostrowski',
      4,
      '2026-03-31',
      'Thirty-eight degrees before lunch. Siesta, pool, back at four.',
    ],
  ],
  'gardens-by-the-bay': [
    [
      'Lavanya Sundaram',
      5,
      '2025-12-15',
      'Lay on our backs on the grass for the light show, seven forty-five, free. Small one asked if the trees were plugged in.',
      1,
    ],
    [
      'Wei Ling Tan',
      4,
      '2026-03-20',
      'Cloud Forest on a weekday at nine. Check the website: one or the other dome is shut for upkeep some days each month.',
    ],
    [
      'Ninad Phatak',
      5,
      '2024-05-31',
      'Lovely in the cool domes, and they do lend wheelchairs at the ticket hall for nothing. The skyway closed at the first thunder, as it does nearly every afternoon. For food walk over to Satay by the Bay rather than the cafes: fish soup, sugar cane juice, and tables by the water, at a third of the price. We were seven, from four to eighty-one, and nobody sulked.',
    ],
  ],
}
