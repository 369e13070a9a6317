import type { Written } from './written.ts'

export const westAsia: Written = {
  'burj-khalifa': [
    [
      'Jigna Thakkar',
      4,
      '2025-01-02',
      'Sunset slot booked a month before: light, dusk and night for one ticket, since nobody hurries you down.',
      1,
    ],
    [
      'Kwame Boateng',
      3,
      '2026-05-03',
      "Haze. I could see the fountain and not the sea. An hour's line at the lift, even with a time on the ticket. If the sky is white in the morning, change your slot, they let a colleague of mine do that.",
    ],
    [
      'Sakshi Wadhwa',
      5,
      '2024-11-27',
      'Twins of four, pushchair and all, no problem anywhere: lifts, ramps, a room to change them next to the shop. The lift takes one minute, ears pop, they shrieked with joy. For us the fountains at six from the bridge by Souk Al Bahar were the free half of the evening, and afterwards there was dosa in the mall, which saved us all.',
    ],
  ],
  'dubai-creek': [
    ['Fatima Sulaiman', 5, '2026-01-16', 'One dirham to cross, the best-spent in the city.', 1],
    [
      'Ashwin Balakrishnan',
      4,
      '2025-12-26',
      "My father worked in a textile shop in Bur Dubai in 1979 and wanted to see whether it stood. It does not, but the abra does, the smell of cardamom does, and an old man at the spice souk knew the owner's name. We ate samosas on the water and he talked more than he had in years. Gold souk opens late on Fridays.",
      1,
    ],
    [
      'Greta Johansson',
      4,
      '2024-02-09',
      'Al Fahidi in the morning for wind towers and a coffee museum the size of a cupboard. Haggle, and smile while you do.',
    ],
  ],
  'dubai-desert-reserve': [
    [
      'Tanvi Deshpande',
      5,
      '2026-02-03',
      'Oryx at breakfast distance. No dune bashing, no belly dance: silence and a falcon.',
      1,
    ],
    [
      'Oscar Lindgren',
      5,
      '2025-01-19',
      'We chose this over the big camps because there are only a few cars allowed in and they drive slowly. The guide, a young woman from Nepal, read the tracks in the sand to our kids as if it were a newspaper: beetle, gecko, fox, beetle no more. Dinner by lantern, toilets cleaner than in our hotel, home by ten.',
      1,
    ],
    [
      'Shweta Nagpal',
      4,
      '2024-12-08',
      'Bring a fleece. I did not believe them either, and shivered at twelve degrees.',
    ],
  ],
  'goreme-valley': [
    [
      'Ayse Demir',
      5,
      '2025-05-07',
      'Even for us who live in Ankara, a hundred balloons at once is silly and marvellous.',
      1,
    ],
    [
      'Ruchika Malhotra',
      5,
      '2026-04-22',
      'Flight cancelled on Tuesday because of wind, flown on Wednesday. Thank you to whoever put a second morning into our plan. Pick-up was at 4.10 and it is bitterly cold until the burner roars; then your head is hot and your feet stay frozen. We came down in an apricot orchard on the back of the trailer, to applause.',
      2,
    ],
    [
      'Ben Hargreaves',
      5,
      '2024-10-13',
      'Rose Valley on foot at five, a farmer pressing pomegranates where the path ends. Cave room: romantic, dark, a bit damp.',
    ],
    [
      'Vishal Kothari',
      3,
      '2025-02-19',
      'Snow looks splendid on the chimneys, but no balloon rose in four days. The open-air museum is small and the stairs were ice.',
    ],
  ],
  petra: [
    [
      'Shirin Daruwalla',
      5,
      '2025-03-29',
      'Every guidebook has the Treasury at the end of the Siq, and still I gasped like a fool.',
      1,
    ],
    [
      'Lukas Steiner',
      5,
      '2024-11-19',
      'Hardly any visitors that autumn. I sat opposite the Treasury with a Bedouin tea for half an hour and there were nine of us. The people who live by this were worried, and kinder than ever.',
    ],
    [
      'Prashant Bhosale',
      4,
      '2026-04-07',
      'Twenty-two thousand steps on my watch. The eight hundred to the Monastery are the best of them if you start after two, when they lie in the shade. My knees are fifty-four and I went slowly, with a walking stick bought at the bottom. A donkey was offered at each turn; they look tired, leave them be. Wear proper shoes, take two litres, stay for a second day.',
    ],
    [
      'Gita Ramaswamy',
      4,
      '2026-06-24',
      'Petra by Night was candles, a flute, and four hundred phones. By day it is another thing altogether.',
    ],
  ],
}
