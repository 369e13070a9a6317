import type { Written } from './written.ts'

export const northEastIndia: Written = {
  'tsomgo-lake': [
    [
      'Sonam Bhutia',
      5,
      '2026-03-08',
      'Frozen from edge to edge, with yaks in red saddles standing about on it. Be back down by one: the clouds come like a curtain.',
      1,
    ],
    [
      'Arindam Chatterjee',
      3,
      '2025-05-31',
      'The permit went smoothly through our hotel. The lake, though, was grey under low cloud, the cable car had a two-hour line, and my mother felt the height as soon as we walked. She sat in the Maggi stall with her head in her hands until a kind army doctor looked in. Spend a day in Gangtok first, which is what he said, too.',
    ],
    [
      'Claudia Werner',
      4,
      '2024-11-12',
      'Crisp, deep blue, prayer flags cracking in the wind. Boots for hire at the roadside are wet inside; bring your own.',
    ],
    [
      'Jigme Namchu',
      4,
      '2024-04-06',
      'Half ice and half water in April. Memes of momos: eat the ones behind the army canteen.',
      1,
    ],
  ],
  'umngot-river': [
    ['Riya Kharkongor', 5, '2025-12-07', 'It is real. The boat hangs in the air.', 1],
    [
      'Alastair Munro',
      4,
      '2026-02-19',
      'Take the first boat at seven. By eleven forty craft are stirring the bottom and the glass has gone cloudy. Shnongpdeng, a few bends up, is where to stay: a tent on stones, river to swim in, fish in mustard for dinner. It was colder at night than anything called a beach has a right to be.',
    ],
    [
      'Bishal Chhetri',
      5,
      '2024-03-02',
      'Cliff jump, kayak, hot rice. Life vests are given and mine even had all its buckles.',
    ],
    [
      'Namrata Phukan',
      1,
      '2025-04-27',
      'After a night of rain it was brown and we were rowed about in it all the same, at full price. Ring the boatmen before you drive down from Shillong.',
    ],
  ],
  'darjeeling-tea-gardens': [
    [
      'Tashi Lepcha',
      5,
      '2026-10-27',
      'Five in the morning on our guest house roof: Kangchenjunga went pink, then orange, then white, and no one had to drive to Tiger Hill.',
      1,
    ],
    [
      'Victoria Sinclair',
      5,
      '2025-04-02',
      'First flush! At Makaibari we followed a basket of leaves from the slope to the drying trays and drank the result, which was pale and tasted of muscatel and rain. The road down from town is a staircase in disguise, so take the front seat. Toy train tickets for the joyride had to be booked weeks ahead; we only waved at it.',
    ],
    [
      'Partha Sarathi Roy',
      3,
      '2024-05-19',
      'Ghoom at noon on a Sunday is a traffic jam with a view of more traffic. The gardens are the cure for it.',
    ],
    [
      'Juhi Agrawal',
      5,
      '2024-10-17',
      'Clear for three days running. We walked Happy Valley with a woman who has picked there for thirty years and whose fingers move faster than one can see.',
    ],
  ],
  'tawang-monastery': [
    [
      'Lobsang Tenzin',
      5,
      '2025-10-28',
      'Morning prayers at five. Sit at the back on the left, accept the tea, and stay until the horns.',
      1,
    ],
    [
      'Megha Barua',
      4,
      '2026-04-16',
      'Two long days from Guwahati with a night at Dirang, and Sela was white on both sides. Get the inner line permit online. The car heater is not a luxury, nor are tablets for the bends: three of the five of us were green by Bomdila.',
    ],
    [
      'Rupert Ainsley',
      5,
      '2024-03-27',
      'A library wrapped in silk, a Buddha two storeys high, and a boy monk doing wheelies on a borrowed bicycle outside.',
    ],
  ],
  'majuli-island': [
    [
      'Jyotirmoy Das',
      5,
      '2025-11-06',
      "Raas Mahotsav. All night long the satras play Krishna's life, the whole island walks from one to the next, and nobody sleeps.",
      1,
    ],
    [
      'Hannah Goldberg',
      5,
      '2026-01-15',
      'We hired bicycles at Kamalabari and had flat roads, mustard in flower, geese and storks on every pond. In Samaguri an old mask maker let our daughter try on a demon with a jaw that moves. Our bamboo cottage stood on stilts, had one socket, and rice beer came in a kettle. The ferry back leaves at three: do not linger, the next one is tomorrow.',
      1,
    ],
    [
      'Utpal Kalita',
      4,
      '2024-02-24',
      'The ferry from Neamati takes cars, goats and grooms. Go for two nights and do nothing.',
    ],
    [
      'Shruthi Bhat',
      4,
      '2026-10-20',
      "High water had taken the near ghat, so it was a jeep, a walk over planks, then another jeep. The bird season had not begun. The monks' dance at Uttar Kamalabari made up for a good deal.",
    ],
  ],
  'nohkalikai-falls': [
    [
      'Banri Lyngdoh',
      5,
      '2025-09-27',
      'In full flood, 340 metres of it, and a rainbow that stood still. Ten minutes earlier there was only cloud. Have a tea, wait, it opens.',
      1,
    ],
    [
      'Deepankar Nath',
      4,
      '2024-11-02',
      'Blue pool, thin white thread, no crowd. The steps to the second view are steep and mossy.',
    ],
    [
      'Emily Rutherford',
      3,
      '2026-07-25',
      'Cherrapunji in July: we saw nothing. We heard it, which was oddly grand, and the stall keeper told us the sad tale of Likai while we dripped on her floor. Buy the local cinnamon from her.',
    ],
  ],
}
