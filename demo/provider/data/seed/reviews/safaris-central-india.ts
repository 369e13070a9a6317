import type { Written } from './written.ts'

export const safarisCentralIndia: Written = {
  'bandhavgarh-national-park': [
    [
      'Meenal Gokhale',
      5,
      '2026-04-11',
      'We drew Tala zone on the second morning and a tigress walked out of the bamboo beside us with three cubs behind her. The driver switched the engine off without being asked. Nobody spoke for ten minutes. My father, who is 71, was anxious about the gypsy, but there is a bar to hold on to and the front seat is kinder on the back. Breakfast boxes are eaten at the centre point, where there is a clean toilet.',
      1,
    ],
    [
      'Tobias Brandt',
      4,
      '2025-03-22',
      'Two tigers in four drives, both far off. Borrow the good binoculars from your lodge before somebody else does.',
    ],
    [
      'Rukmini Shastri',
      5,
      '2024-12-27',
      'Minus one on the phone at six in the morning. The lodge gave us blankets and hot water bottles, and I needed both.',
      2,
    ],
    [
      'Prateek Saluja',
      3,
      '2026-05-30',
      'Forty-four degrees by noon and our afternoon drive saw deer, dust and eleven other jeeps round one sleeping tail. If you take children in May, book mornings only. The forest itself is lovely, and the naturalist never stopped explaining.',
    ],
  ],
  'kanha-national-park': [
    [
      'Suhasini Kelkar',
      5,
      '2026-02-14',
      'The great meadow when the mist lifts is the picture I keep on my desk: barasingha up to their knees in yellow grass, breath steaming.',
      1,
    ],
    [
      'Arvind Raghunathan',
      5,
      '2025-11-08',
      'Took my mother-in-law and two boys of eight and ten. What made it was our guide, a Baiga man from a village by the Mukki gate, who showed the boys how a sambar calls and let them do it until the whole jeep was helpless with laughter. We did see a tiger, for perhaps twenty seconds. They talk about the guide.',
    ],
    [
      'Harriet Lowe',
      5,
      '2024-03-05',
      'No tiger for us, and I did not mind. Wild dogs on a kill, a sloth bear, and more birds than I could write down.',
    ],
    [
      'Dilip Wankhede',
      2,
      '2025-06-21',
      'The road from Nagpur took seven hours because of repairs, and then one of our two drives was cancelled after a storm. No fault of the park, but the refund for the permit still has not come. Leave a spare day at the end of June.',
    ],
  ],
  'pench-national-park': [
    [
      'Ishita Mukherjee',
      4,
      '2026-01-17',
      'Only two hours from Nagpur airport, so it fits a long weekend. Turia gate is busy; ask for Karmajhiri if you like it quiet.',
    ],
    [
      'Wouter de Vries',
      5,
      '2025-04-19',
      'A leopard lay along a branch of a kulu tree, white bark, spotted cat, morning sun. We had it to ourselves for half an hour. I have been to Africa four times and this was better.',
      2,
    ],
    [
      'Lalit Kamble',
      5,
      '2024-10-20',
      'First week after the opening and everything still green. Fewer sightings they say, but the light through the teak leaves was worth it, and the cycling track in the buffer kept our teenagers happy.',
    ],
  ],
  'panna-national-park': [
    [
      'Chhaya Trivedi',
      5,
      '2025-12-06',
      'We combined it with Khajuraho, forty minutes away by car. After two days of temples the children needed to look at something alive. The boat on the Ken gave us six gharials on a sandbank and a crocodile that slid in without a splash. Madla gate was calm, ten jeeps at most, and there were no queues at the permit window. Carry snacks: there is nothing to buy inside.',
      1,
    ],
    [
      'Graham Pell',
      4,
      '2026-03-12',
      'The gorge from above at Dhundwa, with vultures coming up past your face. No tiger, a very good leopard.',
    ],
    [
      'Sandeep Athawale',
      4,
      '2024-05-25',
      'Hot, empty and honest. Our ranger told us how the tigers came back, and knew each of them by number.',
    ],
  ],
  'tadoba-andhari-tiger-reserve': [
    [
      'Vaishali Deshmukh',
      5,
      '2026-05-10',
      'May in Chandrapur is a furnace. It is also when five tigers come to one water hole, which is what we saw from the Moharli side. Wet towels, glucose, a hat with a string.',
    ],
    [
      'Nitin Bhoir',
      5,
      '2025-02-23',
      "Maya's old territory, and one of her daughters crossed in front of us. My wife cried. I may have as well.",
      1,
    ],
    [
      'Elodie Garnier',
      3,
      '2026-04-18',
      'The animals are wonderful but the driving was not: our driver raced to every call on the radio, and once there were fourteen cars in a ring round one tigress. We asked for the buffer zone the next day and it was what we had come for: slow, quiet, a bear with two cubs.',
    ],
  ],
}
