import type { Written } from './written.ts'

export const rajasthan: Written = {
  'amber-fort': [
    [
      'Neha Mathur',
      5,
      '2026-01-10',
      'At the gate at eight, in the mirror hall by a quarter past, with nobody in it but a sweeper. By ten we were out and the ramps were black with people.',
      1,
    ],
    [
      'Richard Holloway',
      5,
      '2025-10-25',
      'We walked up rather than ride, as our guide suggested; it is ten minutes and shaded early on. He charged what had been agreed and steered us past every shop. Wear shoes with a grip, since the stones are polished by four hundred years of feet.',
    ],
    [
      'Zarina Sheikh',
      3,
      '2024-05-26',
      'Lovely inside. Outside 43 degrees, one water tap, and hawkers who follow you to the car.',
    ],
    [
      'Omprakash Soni',
      5,
      '2025-11-02',
      "Brought my parents for the sound and light show. Amitabh's voice, cool air, chairs with backs. Take a shawl.",
      1,
    ],
  ],
  'mehrangarh-fort': [
    [
      'Kritika Bhandari',
      5,
      '2026-01-19',
      'The audio guide is the best in India, voiced by people of the family. Give it three hours.',
      1,
    ],
    [
      'Sven Lindqvist',
      5,
      '2024-12-05',
      'Blue city under your boots, kites wheeling below you. There is a lift for those who cannot climb, and it works.',
    ],
    [
      'Hemant Gehlot',
      4,
      '2025-08-31',
      "Cloudy and thirty degrees, which in Jodhpur is winter. The zip line kept my two teenagers from saying the word 'boring' for a whole morning.",
    ],
    [
      'Parul Singhvi',
      4,
      '2026-10-10',
      'Festival season, coaches nose to tail on the hill road. The palanquin room was so full that we were carried through it. Arrive at nine, or have an early lunch and go in at one.',
    ],
  ],
  'jaisalmer-fort': [
    [
      'Trupti Zaveri',
      5,
      '2025-12-18',
      'Our haveli had a window seat in the wall of the fort itself. At sunset the whole town below went the colour of ghee.',
      1,
    ],
    [
      'Niels Aagaard',
      4,
      '2026-02-06',
      'People live here: washing, schoolchildren, a cow in the lane. The Jain temples shut to visitors at noon, so start with them. Sam dunes are a circus on Saturdays, Khuri is calmer.',
    ],
    [
      'Mahesh Purohit',
      5,
      '2024-11-09',
      'Very nice fort and good food. Our camp was clean. The nights are already cold in November, carry jackets.',
    ],
  ],
  'lake-pichola': [
    [
      'Rajshree Ranawat',
      5,
      '2025-11-22',
      'The last boat before sunset, as everybody says, and everybody is right. Sit on the left going out.',
      1,
    ],
    [
      'Oliver Tremblay',
      4,
      '2026-03-01',
      'Tickets from the City Palace jetty are nearly double those from Lal Ghat, for the same water. Both are pleasant. We had the better evening on a rooftop in Hanuman Ghat with thali and the palace lit up across the lake.',
    ],
    [
      'Bhavna Doshi',
      5,
      '2024-08-24',
      'August rain had filled it to the brim and the hills behind were as green as Kerala. One shower, one rainbow, no crowd. I would never have thought of Udaipur in the monsoon, and now I would not go in any other month.',
    ],
  ],
}
