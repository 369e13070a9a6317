import type { Written } from './written.ts'

export const offbeat: Written = {
  'tigers-nest-monastery': [
    [
      'Karma Wangchuk',
      5,
      '2025-11-12',
      'As a guide I have been up some four hundred times. Start at seven, no later. You will be in the shade, and in the temple before the groups.',
      1,
    ],
    [
      'Sonal Mehrotra',
      5,
      '2026-03-26',
      'I am 58, with one new hip, and I did it: three hours and a quarter up, with poles, a horse as far as the cafeteria, and our guide Pema carrying my bag for the rest. The seven hundred steps down and up again before the end are the hard part. Leave phone and shoes at the gate, and go in socks on cold boards to a butter lamp. Then I sat down and wept a little.',
    ],
    [
      'Frederik Jensen',
      5,
      '2024-04-10',
      'Rhododendrons in bloom and my lungs on fire. Tea at the halfway house is bad and perfect.',
    ],
    [
      'Anupam Sarkar',
      4,
      '2025-07-10',
      'Monsoon, so mud, leeches none, clouds in and out. When it tore open for a minute the thing simply hung there.',
    ],
  ],
  'maasai-mara': [
    [
      'Wanjiru Kamau',
      5,
      '2025-08-22',
      'They stood at the Sand River for two hours, ten thousand of them, turning back, coming again. Then one jumped.',
      1,
    ],
    [
      'Bhavesh Shah',
      5,
      '2026-02-11',
      "We are Gujarati families from Nairobi and come in February for the cats, when prices are half. Cheetah with five cubs, on a termite hill. Jain food at the camp was no trouble, with two days' notice.",
    ],
    [
      'Isla Campbell',
      5,
      '2024-09-15',
      'The balloon goes up at six, over giraffes with long shadows, and comes down in a bump beside a table with a white cloth. Expensive, once in a lifetime, yes. What I treasure more is our Maasai driver Jackson stopping for dung beetles: he gave them ten minutes, with a commentary as for a football match, and our sons have asked for nothing but beetles since.',
      1,
    ],
    [
      'Tejal Amin',
      3,
      '2025-08-16',
      'At the main crossing there were perhaps sixty vans, some down on the bank in the way of the animals. We asked our driver to pull back and he did, with relief. Stay in a conservancy, where numbers are kept low.',
    ],
  ],
  'serengeti-national-park': [
    [
      'Neema Mushi',
      5,
      '2026-02-15',
      'Ndutu in February: calves on their feet seven minutes after birth. I counted on my watch.',
      1,
    ],
    [
      'Ravindra Apte',
      5,
      '2025-07-03',
      'Lionesses flat on a warm kopje, one by one, like cakes cooling. Took a telephoto lens and mostly left it in the bag.',
    ],
    [
      'Judith Keller',
      4,
      '2024-10-08',
      "Six hours of washboard from Arusha, with Ngorongoro in between. 'African massage', said the driver. Fly one way, if you can. Our tented camp had hot water in a bucket at the hour you asked for it and hyenas laughing behind the canvas, and a guard walked us to dinner. Long trousers after dark, and light colours by day for the tsetse flies, which love blue.",
    ],
  ],
  'jokulsarlon-glacier-lagoon': [
    [
      'Sigrun Olafsdottir',
      5,
      '2026-06-17',
      'Light till midnight, so come at eleven in the evening. Only seals and two photographers were there.',
      1,
    ],
    [
      'Parth Gandhi',
      5,
      '2025-03-04',
      'Diamond Beach with ice the size of a fridge rolling in the surf, and a green aurora over it at nine.',
      1,
    ],
    [
      'Naomi Feldman',
      4,
      '2024-08-28',
      'The zodiac goes nearer to the wall than the amphibious boat. They put you in an overall that would fit a bear. Our skipper hauled out a lump of ice, a thousand years old, and broke it for all of us to suck. From Vik we needed three hours with stops, and I was thankful for the guesthouse at Hali that night, as sleet came down sideways on the way.',
    ],
    [
      'Chetan Barve',
      3,
      '2026-01-19',
      'Ring road closed for half a day in the storm, reached it at three with an hour of light left. Grey on grey. Winter plans need a spare day, ours had none.',
    ],
  ],
  'phewa-lake': [
    [
      'Prabina Gurung',
      5,
      '2025-11-04',
      'Machapuchare stands on its head in the water until about eight. Row out, put down the oar.',
      1,
    ],
    [
      'Sagar Marathe',
      4,
      '2026-03-09',
      'Tandem from Sarangkot, thirty minutes, landed by the lake two steps from coffee. Haze had eaten the mountains in the afternoon, so fly before eleven.',
    ],
    [
      'Charlotte Nielsen',
      4,
      '2024-11-21',
      'Came for a night after the Annapurna trek and stayed for six. Hot showers, thukpa, a barber who did my knots, an Israeli with a guitar whom one learns to avoid.',
      1,
    ],
  ],
  'fushimi-inari': [
    [
      'Akiko Nishimura',
      5,
      '2025-11-04',
      'After nine in the evening you are alone with the lamps and, once, a wild boar. It went its way and I mine.',
      1,
    ],
    [
      'Tarun Bhasin',
      4,
      '2025-04-03',
      'Five minutes up it is Dadar station. Twenty minutes up it is heaven. Nobody seems to work this out.',
    ],
    [
      'William Hartley',
      5,
      '2024-12-06',
      "First train from Kyoto at 5.20, two stops, and in through the gates before it was light, my breath going ahead of me. The full round took two hours and a quarter with all the little side shrines. Fox with a key, fox with a jewel, fox with somebody's knitted bib. At the top there is no view, which I liked; half way, at Yotsutsuji, there is one. Inari sushi from the stall by the station afterwards.",
      1,
    ],
  ],
}
