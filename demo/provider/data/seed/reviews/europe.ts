import type { Written } from './written.ts'

export const europe: Written = {
  jungfraujoch: [
    [
      'Pallavi Kotwal',
      5,
      '2026-09-09',
      'Webcam at six: blue. Bought the tickets at seven, stood on the plateau at half past nine with snow to the knees and the longest glacier in the Alps going off round its bend.',
      1,
    ],
    [
      'Stefan Kunz',
      4,
      '2025-03-12',
      'I am Swiss and had put it off for forty years because of the price. Take the Eiger Express up and the old train over Kleine Scheidegg down.',
    ],
    [
      'Rashmi Tejwani',
      1,
      '2024-06-11',
      'We spent more than two hundred francs each and saw the inside of a cloud. The planner had said to wait for the morning, but our seats were non-refundable because my brother booked them himself in April. The ice palace is slippery and, well, ice. Bollywood restaurant: decent dal. If you cannot choose your day, keep the money and walk to Männlichen.',
    ],
    [
      'Karthik Sethuraman',
      5,
      '2026-05-17',
      'Go slow up there. Amma, 70, had her headache gone after ten minutes on a bench and a sweet tea.',
    ],
  ],
  'mount-titlis': [
    ['Heena Lakdawala', 4, '2026-08-12', 'Snow fight in August in borrowed gloves.', 1],
    [
      'Moritz Baumann',
      5,
      '2025-02-09',
      'Good skiing down to Engelberg, good soup, a long line for the cabin at three.',
    ],
    [
      'Ashok Ganatra',
      5,
      '2024-05-21',
      'Our group of forty from Rajkot has been everywhere and this was the favourite: the cabin turns all the way round so nobody fights over the window, there is masala chai at the top, and the cliff walk swings just enough. My wife closed her eyes and held the belt of a Japanese gentleman, to the great joy of his family. Lifts run to the terrace for wheelchairs.',
    ],
  ],
  'eiffel-tower': [
    [
      'Camille Roussel',
      4,
      '2026-10-03',
      'I live here and go once a year, on foot to the second floor, at seven in the evening. Forty minutes of sweat, and Paris switching itself on.',
      1,
    ],
    [
      'Tanya Mirchandani',
      5,
      '2025-12-25',
      'Christmas night, clear and freezing, a ticket for the top at nine. The whole thing began to sparkle with us inside it.',
    ],
    [
      'Harsh Vora',
      3,
      '2024-07-29',
      'Olympics. Half the lawn was fenced, the line for security alone took an hour and ten minutes, and a bottle of water went for four euros. We held summit tickets and the summit was closed for wind. From Trocadéro across the river it is free, and finer, because from the tower you cannot see the tower.',
    ],
    [
      'Emma Sutherland',
      4,
      '2026-04-18',
      'Buy from the official site only; sixty days before at midnight Paris time. Beware of people with clipboards.',
      1,
    ],
  ],
  'santorini-caldera': [
    [
      'Aditi Bhardwaj',
      5,
      '2026-05-26',
      'Catamaran with twelve people, hot springs, grilled fish, then the sun straight into the sea. Honeymoon done right.',
      1,
    ],
    [
      'Dimitris Pappas',
      3,
      '2025-08-09',
      'I am Greek, so I may say it: not in August. Five ships, one lane. Oia at sunset was like the metro at Syntagma.',
    ],
    [
      'Colette Martin',
      5,
      '2024-10-05',
      'Fira to Oia with a start at seven, four hours, a chapel at each turn and a dog that came along for the last two. October light, warm stone, places open but tables free. Good shoes: it is lava gravel between Imerovigli and the end. We took the bus back for under two euros and slept all afternoon.',
      1,
    ],
    [
      'Sumeet Oberoi',
      4,
      '2026-06-13',
      'No lift in cave hotels. Our suitcases went up 180 steps on a porter, who deserved each euro.',
    ],
  ],
  'hallstatt-and-the-salzkammergut': [
    [
      'Vaidehi Natu',
      5,
      '2026-09-23',
      'We slept in the village and had it alone from six to nine: swans, woodsmoke, a bell. When the buses came, we left.',
      1,
    ],
    [
      'Thomas Ebner',
      4,
      '2024-02-16',
      'In winter, thick snow and quiet. The salt mine stays shut until spring, bear that in mind.',
    ],
    [
      'Karan Suri',
      3,
      '2025-07-19',
      "Pretty for an hour. Then you see that each lane has a sign asking you to be quiet and each sign has forty people under it. The slide in the mine made up for much: two floors down on polished wood, in miners' pyjamas, with your speed on a board at the end. My mother-in-law holds our family's record.",
    ],
    [
      'Miriam Oduya',
      5,
      '2026-05-07',
      'Ferry from the station, ten minutes. The best approach of any place I know.',
      1,
    ],
  ],
  colosseum: [
    [
      'Giulia Conti',
      5,
      '2026-06-16',
      'Evening visit with the underground: lion cages, lift shafts, thirty people where there are three thousand by day.',
      1,
    ],
    [
      'Nakul Behl',
      4,
      '2025-10-14',
      "Tickets carry your name and they check the passport. Ours said Nakul and the passport says Nakul Kumar, five minutes of frowning, then a shrug. Book the arena floor, it's only a little more.",
    ],
    [
      'Dorothy Mwangi',
      5,
      '2024-04-23',
      'At eighty-two I was let in by the lift without waiting. A guard found a chair for me on the second tier, turned it towards the sun and saluted. My granddaughter explained the naval battles. I cannot say how much of it was true, but I had the best seat in Rome, and nobody was being eaten.',
    ],
    [
      'Shruti Ahuja',
      2,
      '2026-07-18',
      'Noon, July, no shade, one fountain. Resellers outside wanted ninety euros for a tour that began an hour late. All our own doing, since the official ones were gone by May.',
    ],
  ],
}
