import type { Written } from './written.ts'

export const northernPlains: Written = {
  'golden-temple': [
    [
      'Harleen Sandhu',
      5,
      '2026-04-13',
      'Baisakhi. We waited four hours to go in and I would wait four more.',
      1,
    ],
    [
      'Joanna Whitfield',
      5,
      '2025-02-11',
      'I washed plates in the langar beside a judge and a lorry driver, and nobody asked me anything but whether I had eaten. Scarves for the head are in a basket at the entrance. Your feet will be cold on wet marble in February; socks are not allowed inside.',
      1,
    ],
    [
      'Manpreet Bajwa',
      5,
      '2024-10-30',
      'Before five in the morning the Palki comes. There were old men in tears and tiny children wide awake, and the water held all of it upside down. My grandmother needs a wheelchair; volunteers lent us one at the gate on the Ghanta Ghar side, pushed her all the way round the sarovar, and took her in by the short line. They would not accept so much as a cup of tea.',
    ],
    [
      'Subhash Arora',
      4,
      '2026-06-07',
      'The marble burns by noon. They lay wet mats, bless them, but come after dark.',
    ],
  ],
  'qutb-minar': [
    [
      'Jasleen Kohli',
      4,
      '2025-12-07',
      'It is lit until about ten and the evening ticket line is short. Aeroplanes cross the top of the tower, which delighted our three-year-old more than the tower.',
      1,
    ],
    [
      'Andrew Nkemelu',
      5,
      '2026-03-05',
      'What held me were the columns of the mosque, each carved by another hand, brought from temples and stood on one another to make the height. Nobody seems to look at them.',
    ],
    [
      'Lata Subramanian',
      4,
      '2024-11-24',
      'Pay online by scanning the code, and walk past the counter. Smog hid the top half. Bring a mask in November.',
    ],
  ],
  'taj-mahal': [
    [
      'Shalini Bhatnagar',
      5,
      '2025-11-16',
      'We stood at the east gate from half past five with our tickets on the phone. By the time the sun touched the dome there were perhaps sixty people inside, and my mother, who had waited all her life for this, sat on a bench and simply looked. Go to the cenotaph first, while it is empty, and take the photographs after. Only a phone and a water bottle; big bags go back to the locker, which costs you your place in the line.',
      1,
    ],
    [
      'Hiroshi Tanabe',
      5,
      '2026-02-10',
      'White on white in the winter haze. It appeared slowly, like a print in a bath.',
      1,
    ],
    [
      'Gaurav Tandon',
      3,
      '2024-12-28',
      'Nothing wrong with the Taj. Three things wrong with the last Saturday of the year: the line for the mausoleum, the line for the bench, and the line for the toilet.',
    ],
    [
      'Francesca Moretti',
      5,
      '2026-10-06',
      "Shoe covers come with the foreigner's ticket, along with a small water. Our guide pointed at one carnelian flower and held a torch to it. It glowed. After that we looked at walls for an hour.",
    ],
  ],
  'varanasi-ghats': [
    [
      'Lopamudra Sen',
      5,
      '2025-11-05',
      'Dev Deepawali. A million lamps and, I think, as many people. Book the boat through somebody you trust weeks ahead; prices that night are ten times the usual.',
      1,
    ],
    [
      'Aidan Gallagher',
      5,
      '2026-01-28',
      'Fog so thick that the far bank had gone, oars creaking, a bell somewhere. We put the camera away at Manikarnika without being told. The boatman, Sonu, has done this since he was nine and answered every question that my children had about death, gently and at length. I had been dreading exactly that, and it turned out to be the part of India that they speak of most.',
    ],
    [
      'Pankaj Shukla',
      3,
      '2024-06-15',
      'Aarti from the steps is a crush in the heat. Watch it from a boat, or from the small one at Assi in the morning.',
    ],
    [
      'Usha Raman',
      5,
      '2026-03-19',
      'Steep steps everywhere: my knees counted each of them. An e-rickshaw goes as far as Godowlia, then you walk.',
    ],
  ],
  'khajuraho-temples': [
    [
      'Aparna Dixit',
      5,
      '2026-02-22',
      'Came for the dance festival: Odissi on a stage with the Kandariya temple lit behind it, free, and we walked in at seven and sat in the third row. By day the western group with an audio guide.',
      1,
    ],
    [
      'Leon Fischer',
      4,
      '2025-10-30',
      'Hire a bicycle for the eastern temples. Flat lanes, buffaloes, a boy who showed us the way and wanted nothing but a race.',
    ],
    [
      'Vinod Chaurasia',
      4,
      '2024-07-27',
      'Everybody giggles at a dozen carvings and walks past a thousand. Look at the woman taking a thorn from her foot, on the south side. The lawns are green in the rains, but the stone is slippery.',
    ],
  ],
  'sanchi-stupa': [
    [
      'Snehal Borkar',
      5,
      '2026-01-25',
      'We were the first car of the day. Dew, parrots, and the four gates with the sun coming through the gaps. My husband read out the Jataka of each panel from a small book that the museum sells for sixty rupees, and two students from Vidisha joined us and corrected him. A better morning than many a grander place has given us.',
      1,
    ],
    [
      'Thilini Jayawardena',
      5,
      '2025-11-14',
      'I came from Kandy for this. Silence, lotus flowers at the base, a monk sweeping.',
    ],
    [
      'Rakesh Malviya',
      3,
      '2024-05-18',
      'One hour from Bhopal. Interesting, but no shade at all up there, and the canteen had only chips.',
    ],
  ],
}
