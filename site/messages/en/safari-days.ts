/** Days of the sample trips to the parks, and all that the price includes. */
export const safariDays = {
  'tigers-of-central-india': {
    included: [
      'Rooms in three lodges, with all meals',
      'Ten game drives with park fees and a guide',
      'Car and driver between the parks',
    ],
    days: [
      'Fly to Jabalpur and drive four hours to Bandhavgarh. Dinner at the lodge, and an early night.',
      'Two drives, at dawn and in the afternoon, in the meadows and bamboo below the old fort.',
      'Two more drives, in another zone of the park.',
      'Five hours by road to Kanha, through sal forest and villages. The afternoon is free.',
      'Two drives: the meadows at dawn, where the swamp deer graze, and the sal forest later.',
      'A third drive at dawn, then a walk with a naturalist in the forest next to the park.',
      'Four hours by road to Pench, and an afternoon drive in the teak forest of the Jungle Book.',
      'Two drives along the Pench river, good country for leopards and wild dogs.',
      'Breakfast, then two and a half hours by road to Nagpur for the flight home.',
    ],
  },
  'tigers-and-the-taj': {
    included: [
      'Rooms with breakfast, and all meals in Ranthambore',
      'Four game drives with park fees and a guide',
      'Train from Delhi, then car and driver',
      'Guides and tickets at Amber Fort and the Taj Mahal',
    ],
    days: [
      'A train from Delhi takes about five hours to Sawai Madhopur, the station for Ranthambore.',
      'Two drives among the lakes and ruined pavilions, where the tigers come to drink.',
      'Two more drives, in other zones of the park.',
      'Four hours by road to Jaipur. Dinner in the old city.',
      'Amber Fort before the heat, then five hours by road to Agra.',
      'The Taj Mahal at sunrise, except on Fridays. Four hours by road to Delhi for the flight home.',
    ],
  },
  'rhinos-and-root-bridges': {
    included: [
      'Rooms with breakfast, and all meals in Kaziranga',
      'Three jeep drives with park fees and a guide',
      'Car and driver from Guwahati and back',
      'A local guide for the walk to the root bridge',
    ],
    days: [
      'Fly to Guwahati and drive five hours to Kaziranga, along the Brahmaputra.',
      'Two drives by jeep among rhinos, wild buffalo and swamp deer.',
      'A third drive, to the wetlands in the east for birds. Later, a walk through a tea garden.',
      'Seven hours by road up to Shillong, with lunch above Umiam Lake.',
      'Two hours to Cherrapunji. Nohkalikai Falls in the afternoon, when the mist often lifts.',
      'Down 3,500 steps to the double root bridge of Nongriat, and up again. It takes all day.',
      'Two hours to Dawki, and a rowing boat on the Umngot, so clear that the boat seems to float in air.',
      'Five to six hours by road to Guwahati for the flight home.',
    ],
  },
  'elephants-of-the-south': {
    included: [
      'Rooms with breakfast, and all meals in the parks',
      'Three jeep drives and one boat safari, with park fees',
      'Car and driver from Bengaluru and back',
      'Guide and tickets at Mysuru Palace',
    ],
    days: [
      'Three hours by road from Bengaluru to Mysuru. The palace in the afternoon, the market after it.',
      'Two hours to Nagarhole, and a first drive along the Kabini backwater.',
      'A drive at dawn. In the afternoon by boat, to where the herds come to drink.',
      'Three hours by road to Bandipur. The afternoon is free.',
      'A drive at dawn below the Nilgiri hills, for gaur, elephants and wild dogs.',
      'Breakfast, then five to six hours by road to Bengaluru for the flight home.',
    ],
  },
}
