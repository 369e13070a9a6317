import type { Written } from './written.ts'

export const safarisSouthIndia: Written = {
  'nagarhole-national-park': [
    [
      'Poornima Gowda',
      5,
      '2026-04-25',
      'April on the Kabini backwater: I stopped counting elephants at ninety. The boat engine is cut and one drifts.',
      1,
    ],
    [
      'Sebastian Nowak',
      4,
      '2025-01-11',
      'Three days for the black leopard. He showed an ear. I shall be back, and I am told everybody says so.',
    ],
    [
      'Chandrika Subbaiah',
      5,
      '2024-05-04',
      'We are three sisters, all over sixty. The jeep from the lodge had high steps but a stool was brought, the road inside is smooth, and at the halfway there are toilets, with water. An elephant mother put herself between us and her calf and flapped her ears once. The driver simply reversed, slowly, a long way. I felt we were in good hands.',
    ],
    [
      'Rahul Uthappa',
      4,
      '2026-08-15',
      'Long weekend in the rain. Green, misty, beautiful, and the animals stayed in the deep forest where there is water for all. Go in summer if you want to see anything with legs.',
    ],
  ],
  'bandipur-national-park': [
    [
      'Kavya Shenoy',
      4,
      '2025-09-20',
      'The bus safari is cheap and our five-year-old loved it. Gaur next to the window! Seats on the left are better.',
    ],
    [
      'Dominic Pinto',
      3,
      '2026-05-02',
      'Book the jeep online beforehand. We trusted the counter and stood there from two to four in a queue that did not move, and ended in the bus with a broken window. Still: one tusker, many chital, a mongoose family.',
    ],
    [
      'Anjali Ponnappa',
      5,
      '2024-12-14',
      'Drove up to Gopalaswamy Betta on the morning bus, cloud below us, bell ringing above. Carry a sweater even if it is warm in Mysuru.',
      1,
    ],
    [
      'Srinath Murthy',
      5,
      '2025-04-06',
      'Wild dogs, eleven of them, playing on the road like puppies. We had come for a tiger and forgot about it.',
    ],
  ],
  'periyar-tiger-reserve': [
    [
      'Reena Kurian',
      4,
      '2025-11-29',
      'The half past seven boat is the one to get. Mist between the dead trees, otters, a line of gaur on the bank. Later boats are noisier and the animals have gone.',
      1,
    ],
    [
      'Christoph Lindner',
      5,
      '2026-01-24',
      'Full-day bamboo rafting: ten guests, an armed guard, four men who once poached here and now know every path. We walked for an hour, rafted for three, and ate lemon rice on a log. Leech socks are lent out and in January hardly wanted. It is the only way to be alone on that lake, and the money goes to the right people.',
      1,
    ],
    [
      'Manju Oommen',
      2,
      '2026-06-13',
      'Rain all three days, one boat cancelled, and a spice garden where every sentence ended with a bill. It is the monsoon, we should have known. The forest smells wonderful when wet, I will give it that.',
    ],
    [
      'Iqbal Moosa',
      5,
      '2024-02-17',
      'The night walk with the forest guards scared my daughter in exactly the right amount.',
    ],
  ],
}
