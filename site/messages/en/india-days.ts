/** Days of the sample trips across India, and all that the price includes. */
export const indiaDays = {
  'golden-triangle': {
    included: [
      'Rooms with breakfast',
      'Train from Delhi to Agra, then car and driver',
      'Guides and tickets at the sights named here',
    ],
    days: [
      'Arrive in Delhi. If there is time, an evening walk near India Gate.',
      'Old Delhi by cycle rickshaw, then Humayun’s Tomb and Qutb Minar.',
      'Two hours by train to Agra. The fort, then the Taj Mahal from across the river at sunset.',
      'The Taj Mahal at sunrise, except on Fridays. Then by road to Jaipur, with a stop at Fatehpur Sikri.',
      'Amber Fort in the morning, the City Palace and the bazaars later.',
      'Five hours by road to Delhi, or a flight home from Jaipur.',
    ],
  },
  'forts-of-rajasthan': {
    included: [
      'Rooms with breakfast',
      'Car and driver from Jaisalmer to Udaipur, flight to Jaipur',
      'Guides and tickets at the forts',
      'Camel ride in the dunes, and a boat on Lake Pichola',
    ],
    days: [
      'Fly to Jaisalmer. Sunset at Gadisar Lake.',
      'The fort, where people still live, in the morning. Dunes and camels in the evening.',
      'Five hours through the desert to Jodhpur. A walk in the blue lanes of the old city.',
      'Mehrangarh Fort in the morning, then the stepwell and the market by the clock tower.',
      'Six hours by road to Udaipur, with a long stop at the marble temples of Ranakpur.',
      'The City Palace, and a boat on Lake Pichola before sunset.',
      'A short flight to Jaipur. The bazaars in the evening.',
      'Amber Fort early, then the City Palace and the old observatory.',
      'Breakfast, then the flight home from Jaipur.',
    ],
  },
  'kerala-hills-and-backwaters': {
    included: [
      'Rooms with breakfast, and all meals on the houseboat',
      'Car and driver from Kochi to Kovalam',
      'Boat and guided walk in Periyar, with park fees',
    ],
    days: [
      'Arrive in Kochi. The fishing nets at sunset, and a Kathakali performance if you like.',
      'Four to five hours by road up to Munnar, past waterfalls and spice gardens.',
      'A walk through the tea hills, and the tahr of Eravikulam, except in the calving season.',
      'Four hours by road to Thekkady. A spice garden in the afternoon.',
      'The first boat on the lake of Periyar, then a walk in the forest with a local guide.',
      'Five hours down to Alappuzha. On board at noon, and a night on the backwaters.',
      'Four hours along the coast to Kovalam. The beach for what is left of the day.',
      'A day without a plan: swim, sleep, or climb the lighthouse.',
      'Half an hour by road to Thiruvananthapuram for the flight home.',
    ],
  },
  'kashmir-and-ladakh': {
    included: [
      'Rooms and a houseboat, with breakfast and dinner',
      'Car and driver, and the permits for Nubra and Pangong',
      'Flight from Srinagar to Leh',
      'Shikara ride, and the cable car in Gulmarg',
    ],
    days: [
      'Arrive in Srinagar. A shikara takes you to your houseboat on Dal Lake.',
      'Two hours to Gulmarg for the meadows and the cable car, back by evening.',
      'The Mughal gardens and the old town of Srinagar.',
      'Fly to Leh, by way of Delhi on most days. Rest: you are now at 3,500 metres.',
      'A second slow day: the market, Leh Palace, and the Shanti Stupa at sunset.',
      'The monasteries of Thiksey and Hemis, along the Indus.',
      'Over Khardung La, above 5,300 metres, to the dunes and orchards of Nubra.',
      'Six hours along the Shyok river to Pangong, in time for the evening light.',
      'Back over Chang La to Leh, five to six hours.',
      'An early flight home from Leh.',
    ],
  },
}
