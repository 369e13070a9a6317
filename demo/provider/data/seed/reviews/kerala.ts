import type { Written } from './written.ts'

export const kerala: Written = {
  'alappuzha-backwaters': [
    [
      'Greeshma Pillai',
      5,
      '2025-12-29',
      'Karimeen fried on board, a lamp on the prow, and frogs. My city-bred husband asked three times what that noise was, and it was nothing.',
      1,
    ],
    [
      'Fabrice Lemoine',
      4,
      '2026-02-02',
      'Ask for a day on a houseboat and a morning in a canoe with somebody from Kainakary. The houseboat is comfort; the canoe is Kerala. From it we saw a woman scaling fish on her step, a toddy tapper half way up, and a school boat full of blue uniforms that all waved at once. Big boats have to moor by half past five, so no one sails by moonlight whatever the brochure says.',
    ],
    [
      'Hetal Parikh',
      3,
      '2024-05-11',
      'Pure vegetarian food was arranged for and good. AC ran only from nine at night, and in May that is a long day.',
    ],
    [
      'Joseph Manavalan',
      5,
      '2026-08-08',
      'Snake boat race at Punnamada. A hundred men to a boat, drums, spray, grandmothers screaming. Buy the gold ticket, with shade.',
      1,
    ],
  ],
  'fort-kochi': [
    [
      'Anila Cherian',
      4,
      '2026-01-07',
      'We went in a Biennale year: old spice godowns full of art, then prawns bought off the nets and grilled across the lane.',
      1,
    ],
    [
      'Stephen Adeyemi',
      4,
      '2025-02-22',
      'Everything can be walked. Synagogue, St Francis, Dutch cemetery, coffee. Mattancherry Palace is shut on Fridays, which we found out at its door.',
    ],
    [
      'Sudha Venkatesh',
      5,
      '2024-09-06',
      'We saw Kathakali from the make-up onwards: come at five and watch a quiet bank clerk turn into a demon, layer by layer, in rice paste and green. They explain the hand signs first, so that even our eight-year-old could follow, though he was asleep when the battle came. Heavy rain on the tin roof only added to it.',
    ],
  ],
  'munnar-tea-hills': [
    [
      'Lekshmi Warrier',
      5,
      '2025-09-13',
      'Best after the rains. Stay a little out of town, towards Chithirapuram, it is much quieter.',
      1,
    ],
    [
      'Tom Eastwood',
      5,
      '2026-01-20',
      'Kolukkumalai before dawn in a jeep with no springs: an hour of bruises, then a sea of cloud with the sun coming up through it. Tea at the old factory costs thirty rupees and tastes of smoke. Wear every layer you packed.',
      1,
    ],
    [
      'Pramod Hegde',
      4,
      '2024-10-04',
      'Nilgiri tahr came close enough to sniff my bag at Rajamala. The park shuts in February and March for the calves. Get the entry slot on WhatsApp the night before, otherwise you stand with three hundred others at the bus.',
    ],
    [
      'Sarita Menon',
      2,
      '2026-05-23',
      'Long weekend in May. Three hours from Adimali to town, rooms at triple rates, and selfie sticks in the tea. The hills are blameless.',
    ],
  ],
  'kovalam-beach': [
    [
      'Parvathy Unnithan',
      4,
      '2026-01-04',
      'We climbed the lighthouse for twenty rupees, and you can see to Poovar. It opens at ten and then again at two.',
      1,
    ],
    [
      'Lars Holmqvist',
      4,
      '2025-02-16',
      'Good waves for beginners. The red flag is meant, the current by the rocks took my board and nearly me. We stayed for an ayurveda week up the hill, oil every day and no coffee: I have forgiven them.',
    ],
    [
      'Tejas Limaye',
      3,
      '2024-06-22',
      'Monsoon, sea the colour of tea, nobody swims. Half of the shacks were under blue sheets. We read, ate appam and listened to it roar, and my wife says that was her best holiday in years. I had wanted to swim.',
    ],
    [
      'Rosamma Jacob',
      5,
      '2025-11-30',
      'Fishermen haul the long net at Hawah in the mornings. They let my grandsons pull and gave them a mackerel each.',
    ],
  ],
}
