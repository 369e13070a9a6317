import type { Written } from './written.ts'

export const southIndia: Written = {
  hampi: [
    [
      'Raghavendra Kulkarni',
      5,
      '2026-01-12',
      'Up Matanga hill in the dark with a torch, forty minutes, some scrambling. The sun rose behind the Achyutaraya temple and the whole dead city lit up street by street. Two days were right: first the river side on foot, then Vittala and the royal part by bicycle. We ate at the Mango Tree twice. Leave the chariot for half past eight, when the gates open and the coaches have not come.',
      1,
    ],
    [
      'Isabelle Fontaine',
      5,
      '2025-11-27',
      'Boulders like marbles of giants. I drew for four days and filled both books.',
      1,
    ],
    [
      'Thejaswini Reddy',
      5,
      '2025-08-16',
      'The river was up, so no coracles, and the crossing to Anegundi meant a long way round by road. In return: clouds, green paddy, hardly a soul.',
    ],
    [
      'Bipin Chordia',
      3,
      '2024-04-21',
      'Forty degrees on bare granite is no place for my parents. Battery cars run to Vittala only. Beautiful, but December!',
    ],
  ],
  'mysuru-palace': [
    [
      'Nandini Urs',
      5,
      '2025-09-28',
      'Dasara, all bulbs lit, the police band on the lawn. I have come every year since I was four and it has never once been less.',
      1,
    ],
    [
      'George Papadakis',
      5,
      '2026-02-22',
      "Sunday at seven: they throw one switch, and the crowd says 'ah' in a dozen languages. It lasts forty-five minutes. Inside, by day, shoes go to a counter and one shuffles along in a line, so look up, at the peacock ceiling.",
    ],
    [
      'Vasanthi Krishnan',
      4,
      '2024-12-19',
      'Wheelchairs can be had at the south gate, with a ramp to the durbar hall. Our attendant was patient with Amma.',
    ],
    [
      'Sohail Merchant',
      3,
      '2026-05-20',
      'School groups by the hundred in the holidays, and the audio guide had a flat battery. Devaraja market next door was the better half of the day.',
    ],
  ],
  'meenakshi-temple': [
    [
      'Kayalvizhi Murugan',
      5,
      '2026-04-28',
      'Chithirai festival, the wedding day of the goddess. Jasmine by the lorryload. I lost one slipper and found three friends.',
      1,
    ],
    [
      'Daniel Weiss',
      5,
      '2025-01-14',
      'No phone, no camera, and so for two hours I only looked. Thirty thousand gods in paint on the towers, a hall of a thousand pillars, some of which sing when they are tapped, an old man talking to a stone. Men need long trousers; they lend out a dhoti at the west gate.',
      1,
    ],
    [
      'Saraswathi Iyengar',
      4,
      '2024-08-10',
      "Closed from half past twelve to four, so do not arrive at one as we did. The fifty-rupee line is quick in the evening. Stay for nine o'clock, when Shiva is carried to bed.",
    ],
  ],
  'palolem-beach': [
    [
      'Sneha Naik',
      5,
      '2026-02-13',
      'Huts in all colours, water like a bath. Walk round the headland to Patnem at low tide and you will have half a beach to yourself.',
      1,
    ],
    [
      'Jake Thornton',
      4,
      '2025-03-18',
      'Silent disco on Saturdays, dolphins at seven on Sundays. Somehow did both.',
    ],
    [
      'Rohini Sawant',
      5,
      '2024-11-20',
      'Our daughter learnt to swim here, at six, since it stays shallow for fifty metres. Lifeguards with flags, showers behind the cafes for thirty rupees. Hut with a fan was fine in November. Dogs come to say hello at breakfast, they are fed and gentle, but a child who fears them should know it.',
      1,
    ],
    [
      'Amol Prabhu',
      1,
      '2025-12-31',
      'New Year prices: a hut of plywood for nine thousand. Music on both sides until four, queue for the one toilet. Never in that week again.',
    ],
  ],
  'radhanagar-beach': [
    [
      'Sharanya Selvam',
      5,
      '2026-01-27',
      'Two kilometres of pale sand and tall forest behind it. People clapped when the sun went under.',
      1,
    ],
    [
      'Ruben Castillo',
      5,
      '2025-03-05',
      'Swam for an hour and saw my own toes in two metres of water. There is a net against crocodiles with a lifeguard at it, so stay within.',
      1,
    ],
    [
      'Kanchan Bora',
      4,
      '2024-12-10',
      'Beach is a nine. Getting there: flight, ferry (ours left two hours late and my husband was ill over the rail), taxi. Changing rooms and clean toilets at the entrance, coconut water, no plastic allowed. Two nights on the island at least, or you spend more time on the water than in it. Scuba is at Nemo, on the other side.',
    ],
  ],
}
