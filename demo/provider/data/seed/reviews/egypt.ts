import type { Written } from './written.ts'

export const egypt: Written = {
  'pyramids-of-giza': [
    [
      'Madhura Paranjpe',
      5,
      '2026-01-22',
      'Nothing prepares you. I touched a block, it came up to my chin, and there are two million of them.',
      1,
    ],
    [
      'Declan Murphy',
      3,
      '2025-10-09',
      'The stones are beyond words. The camel men are not short of them. Since the new gate at the Fayoum road there are buses inside, clean ones, so nobody needs a ride; say no at the first word and keep walking.',
    ],
    [
      'Swapnil Gaikwad',
      4,
      '2024-12-01',
      "Went into the Great Pyramid. You climb bent double, it is thirty degrees and smells of people, and at the end stands an empty box of granite in an empty room. I am glad that I did and my wife is glad she waited outside with a lemonade. Panorama point at four o'clock has all three in a row.",
      1,
    ],
    [
      'Noor Al-Hamadi',
      5,
      '2026-03-15',
      'Our guide Marwa read the cartouches aloud as if they were shop signs. Pair it with the Grand Museum, that needs a day of its own.',
    ],
  ],
  'karnak-temple': [
    [
      'Vrinda Sastry',
      5,
      '2025-12-03',
      'Stand between the columns near the north wall, where the blue is still on the ceiling. I forgot there were others there, until a whistle told us it was closing.',
      1,
    ],
    [
      'Alejandro Vega',
      5,
      '2026-02-17',
      'Be there at six, when they open. By nine the cruise ships have come.',
    ],
    [
      'Padmaja Deo',
      4,
      '2024-10-24',
      'Uneven floor and little to sit on, so my mother of 78 took the electric cart from the ticket hall and then my arm. The scarab that one walks round seven times for luck gave her more exercise than her doctor does. Bottled water is sold only outside.',
    ],
  ],
  'abu-simbel': [
    [
      'Meghna Vaidya',
      5,
      '2026-02-22',
      'On the day the sun goes in to the gods. We queued from two in the morning, with drums and tea, and had four seconds at the sanctuary. Four.',
      1,
    ],
    [
      'Simon Kerr',
      5,
      '2024-11-04',
      'Left Aswan at four with a breakfast box on my knees, back for a late lunch. Three and a half hours each way through nothing at all, sleep if you can. Most groups stay for an hour and a half and leave together at nine, after which there is calm, so ask your driver to wait. They sawed it into blocks and moved it up the hill: I spent a long time looking for the seams.',
    ],
    [
      'Yasmin Haddad',
      5,
      '2025-12-11',
      "Nefertari's temple, the smaller one, has the colours. No photographs with a flash and the guard really watches.",
      1,
    ],
    [
      'Ajit Pendse',
      4,
      '2025-03-20',
      'We flew, forty minutes, a window on the left. Expensive, and with my back it was worth it.',
    ],
  ],
}
