/** Days of the sample trips abroad, and all that the price includes. */
export const foreignDays = {
  'thailand-temples-and-bays': {
    included: [
      'Rooms with breakfast',
      'Both flights within Thailand, and transfers',
      'Guides in Bangkok and Chiang Mai, and a boat day in Krabi',
    ],
    days: [
      'Arrive in Bangkok. A street food walk in the evening.',
      'The Grand Palace early, then by boat along the river to Wat Arun.',
      'A short flight to Chiang Mai. The old city and its night market.',
      'Up to Doi Suthep in the morning. A cooking class or a silk village later.',
      'Fly to Krabi. The beach for what is left of the day.',
      'Railay by long-tail boat: cliffs, caves, and a swim.',
      'Four islands by boat, with a mask and fins, or a day on the sand.',
      'Transfer to Krabi airport for the flight home.',
    ],
  },
  'egypt-along-the-nile': {
    included: [
      'Rooms with breakfast',
      'Flights from Cairo to Aswan and from Luxor to Cairo',
      'Car and driver, and a guide who knows the temples',
      'Tickets at the sights named here',
    ],
    days: [
      'Arrive in Cairo and drive to Giza. The pyramids are outside your window.',
      'The pyramids when they open, and the Grand Egyptian Museum for the afternoon.',
      'Fly to Aswan. A felucca around the islands before sunset.',
      'Up before dawn for the road to Abu Simbel, four hours each way.',
      'By road to Luxor, with the temples of Kom Ombo and Edfu on the way.',
      'Karnak early, the Valley of the Kings across the river, Luxor Temple after dark.',
      'Fly to Cairo for the flight home.',
    ],
  },
  'swiss-alps-by-train': {
    included: [
      'Rooms with breakfast',
      'A rail pass for all trains and lake boats',
      'Cable car to Titlis, and the railway to Jungfraujoch',
    ],
    days: [
      'Arrive in Zurich. One hour by train to Lucerne, and a walk over the wooden bridge.',
      'Across the lake by steamer, and up Mount Rigi by rack railway.',
      'Three quarters of an hour to Engelberg. The cable car up to the glacier of Titlis.',
      'Over the Brünig pass by train to Interlaken, between two lakes.',
      'Jungfraujoch at 3,454 metres. The railway takes two hours each way, so start early.',
      'Lauterbrunnen and its waterfalls, or an easy walk above Grindelwald.',
      'Two hours by train to Zurich, with lunch in Bern.',
      'Ten minutes by train to the airport for the flight home.',
    ],
  },
  'bhutan-valley-by-valley': {
    included: [
      'Rooms and all meals',
      'Guide, car and driver for the whole trip',
      'Visa or permit, and the daily fee of the government',
    ],
    days: [
      'Fly to Paro and drive an hour and a half to Thimphu. Rest: you are at 2,300 metres.',
      'The great Buddha above the valley, the craft school, and the fortress after office hours.',
      'Over Dochula pass, with the high Himalayas on a clear morning, down to warmer Punakha.',
      'The fortress between two rivers, and a walk through rice terraces to a temple.',
      'Four hours by road to Paro. The old town on foot.',
      'The climb to Tiger’s Nest: four to five hours up and down, with tea half way.',
      'Over Chele La to the quiet valley of Haa, or a free day.',
      'Transfer to the airport of Paro for the flight home.',
    ],
  },
}
