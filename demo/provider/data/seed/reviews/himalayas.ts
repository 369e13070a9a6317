import type { Written } from './written.ts'

export const himalayas: Written = {
  'gulmarg-meadows': [
    [
      'Sameer Bhat',
      5,
      '2026-02-05',
      'Powder to the thigh on Apharwat. Hire a local guide for phase two, the bowls behind the ridge are not for guessing.',
      1,
    ],
    [
      'Vibha Saraf',
      4,
      '2024-06-18',
      'Book the gondola ten days before on the website; we met families from Surat who had driven up and could not get a single seat. Green slopes, ponies, daisies. The pony men are insistent and the walk round the golf course costs nothing. At the second stage it was four degrees in June, and we were glad of the jackets that our driver had told us to bring.',
    ],
    ['Gerhard Pfeiffer', 5, '2025-01-29', 'Skied here at sixty-eight. Knees fine, grin permanent.'],
  ],
  'kalka-shimla-railway': [
    [
      'Anirudh Sood',
      5,
      '2025-12-22',
      'The first train with the big windows, 5.45 from Kalka. Tea at Barog, 103 tunnels less one, and my niece counting aloud. At the end she was hoarse.',
      1,
    ],
    [
      'Margaret Dunmore',
      5,
      '2026-04-08',
      'I came for the viaducts, having read of them as a girl. The one near Kanoh, with its four tiers of arches, passes in a few seconds on a bend: sit on the right going up and keep the window open. It is slow, the seats are narrow, and the lavatory moves more than the train. I would not change one thing. A pensioner from Solan shared his parathas and told me which bridges shake.',
    ],
    [
      'Ravi Chandel',
      4,
      '2024-09-29',
      'Six hours for what a car does in three. That is the point, but tell your children first.',
    ],
  ],
  'key-monastery': [
    [
      'Stanzin Dolkar',
      5,
      '2026-07-18',
      'Butter tea with a young monk who asked about cricket. The kitchen is black with three hundred years of smoke.',
      1,
    ],
    [
      'Nikhita Rao',
      5,
      '2025-06-28',
      'The picture from the bend above, with the river braided behind, is better than any from below. Give yourself a night in Kaza before: at 4,100 metres I was out of breath tying a shoe. Diamox helped my brother, garlic soup helped me, or so the cook claims.',
    ],
    [
      'Ondrej Havel',
      5,
      '2024-09-07',
      'Rode in on a Himalayan from Manali over Kunzum. Dust, river crossings, then this heap of white boxes, like something a child had stacked. They gave me a mattress for 300 rupees.',
    ],
    ['Prerna Dogra', 4, '2026-08-29', 'Toilets are a hole with a view. The view wins.'],
  ],
  'pangong-lake': [
    [
      'Tsering Lhamo',
      5,
      '2025-09-06',
      'I am from Leh and still the first sight of it stops my talking. September has the blue without the crowd of July.',
      2,
    ],
    [
      'Abhishek Rawat',
      3,
      '2026-06-20',
      'We did it in one day from Leh and should not have. Eleven hours in the car, headache over Chang La, forty minutes at the water, a queue for a photograph with a yellow scooter. My wife was sick twice. Take the night at Spangmik or further along at Man, when the day visitors have gone and the stars come down to the shore.',
    ],
    ['Nora Eklund', 5, '2024-08-17', 'Stars. I had not known.'],
    [
      'Mitali Ghadge',
      5,
      '2026-07-11',
      'Cottage with an oil heater and two quilts each, minus two by morning in the middle of July. There is no signal except on one postpaid network. The lake had seven blues; we numbered them.',
    ],
  ],
  'dal-lake': [
    [
      'Insha Wani',
      5,
      '2026-04-04',
      'Tulips, almond blossom, and snow on Zabarwan in one photograph. Do the garden at eight when it opens.',
      1,
    ],
    [
      'Peter van Houten',
      4,
      '2024-09-21',
      'Our houseboat had walnut panels, a Persian carpet and a grandfather, who brought kahwa at seven and stories until nine. The floating market is over by half past six, so nobody should complain about the alarm. Boats selling saffron come alongside; a firm no is enough.',
    ],
    [
      'Smita Chitnis',
      5,
      '2024-05-29',
      "Escape from Pune's heat. Wazwan at Residency Road, shikara at five, a light jacket by eight. My son fell in love with a kingfisher.",
      1,
    ],
  ],
  'solang-valley': [
    [
      'Aakash Thakkar',
      4,
      '2026-01-03',
      'First snow for the children! We hired suits and boots on the way up from a shop with a rate card, 300 a head, and left our own shoes in the car. Sledges are overpriced at the top and half of that two hundred metres further down. Maggi in the snow tastes as people say. Traffic back to Manali took two hours, so keep the little ones fed.',
      1,
    ],
    [
      'Louise Marchetti',
      5,
      '2025-05-24',
      'Paragliding in tandem, twelve minutes, a pilot from Vashisht who sang the whole time.',
    ],
    [
      'Balwinder Gill',
      2,
      '2024-12-25',
      'Christmas Day. Ten kilometres of jam, brown slush, and music from every stall. Half of Punjab was there, ourselves included.',
    ],
    [
      'Ritu Negi',
      5,
      '2026-10-14',
      'October sun, gold birches, cable car with no wait at all. We had the upper meadow to ourselves and a flask.',
    ],
  ],
  'nainital-lake': [
    [
      'Shivani Joshi',
      4,
      '2025-10-12',
      'Clear after the rains. Nanda Devi from Snow View at seven in the morning, and a rowing boat with the yellow sail behind us by ten.',
      1,
    ],
    [
      'Farhan Qureshi',
      2,
      '2026-06-06',
      'The police stopped our car eight kilometres before town because all parking was full, and we went up in a shuttle, standing. The Mall was shoulder to shoulder. It must be pretty, I just could not see it. Anyone with a choice should come after the school holidays.',
    ],
    [
      'Colin Abernathy',
      5,
      '2024-03-30',
      "Rhododendron on the walk to Tiffin Top, a boathouse out of my grandfather's album, hot bun-samosa by the flats.",
    ],
    [
      'Deepti Lohani',
      4,
      '2026-02-15',
      'Very cold in February but a nice, quiet stay. Lake view for the price of the other room.',
    ],
  ],
}
