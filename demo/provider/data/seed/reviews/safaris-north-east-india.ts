import type { Written } from './written.ts'

export const safarisNorthEastIndia: Written = {
  'kaziranga-national-park': [
    [
      'Pallabi Hazarika',
      5,
      '2026-02-21',
      'I grew up two hours away and had never been. Nine rhinos in the first half hour in the western range, one with a calf the size of a sofa. Sending my parents next.',
      2,
    ],
    [
      'Martin Ashworth',
      5,
      '2024-03-16',
      "Central range in the morning, western in the afternoon, a rest at noon with Assamese thali on the lodge's veranda. The grass had just been burnt so one could see for miles: rhinos, buffaloes, a tiger's back for three seconds.",
    ],
    [
      'Debojit Saikia',
      4,
      '2025-12-20',
      'Cold start, clear sky by nine. The jeep queue at Kohora is long at Christmas. Ask for Bagori instead.',
    ],
    [
      'Sheela Varghese',
      4,
      '2026-04-25',
      'Came in the last week before closing. Storm on one evening, roads muddy, two routes already shut. We still saw rhinos, from quite far. March would have been wiser, and our planner did say so.',
    ],
  ],
  'manas-national-park': [
    [
      'Rituparna Dutta',
      5,
      '2025-02-15',
      'Golden langurs! Six, in one tree, tails hanging like bell ropes. Then the river Beki with Bhutan on the far bank, and nobody there but a fisherman.',
      1,
    ],
    ['Jan-Erik Sand', 4, '2026-03-28', 'Basic lodge, superb guide. Pied hornbills at breakfast.'],
    [
      'Moushumi Basumatary',
      5,
      '2024-11-30',
      'We rafted for two hours with the children, calm water all the way and clear enough to see the stones. Lunch was pork with bamboo shoot in a Bodo home near Bansbari, and they made something milder for the little ones without our asking. If you have been to Kaziranga and thought it busy, come here.',
    ],
  ],
  'sundarbans-national-park': [
    [
      'Tanmoy Halder',
      4,
      '2025-12-13',
      'You will not see the tiger. We saw the print of one, so fresh that water was running into it, and that was enough for a shiver.',
    ],
    [
      'Saoirse Brennan',
      5,
      '2026-01-31',
      'Two nights on a boat out of Godkhali. The tide sets the timetable, the cook buys crabs from passing boats, and at dusk the mud is full of small red claws waving. Cabins are narrow and the shared toilet is a ladder away, so not for everyone. I have rarely slept so well.',
      1,
    ],
    [
      'Rina Ghoshal',
      2,
      '2024-09-14',
      'Our boat had fifty people and a loudspeaker. What animal would stay for that? Pay more, take a small one, and not in the sticky heat of September.',
    ],
    [
      'Kaushik Laha',
      5,
      '2025-02-08',
      'Sajnekhali watchtower at four in the afternoon: a crocodile of four metres, monitor lizards, spotted deer, and a kingfisher with a brown wing that my son has since drawn twenty times.',
    ],
  ],
}
