import type { Regions } from './sight.ts'

/** Trips abroad. */
export const international: Regions = {
  'Middle East': [
    {
      name: 'Pyramids of Giza',
      city: 'Egypt/Greater Cairo/Giza',
      scenes: ['pyramids'],
      category: ['Monument', 'Heritage'],
      activities: ['Guided tour', 'Camel ride', 'Museum visit'],
      description:
        'Three royal tombs of more than 4,500 years ago, and the Sphinx in front of them, where the desert meets the city. A ticket of its own leads inside the Great Pyramid; the way is low and warm. Mornings are cooler and calmer.',
    },
    {
      name: 'Karnak Temple',
      city: 'Egypt/Upper Egypt/Luxor',
      scenes: ['obelisk-temple'],
      category: ['Temple', 'Heritage'],
      activities: ['Guided tour', 'Light and sound show', 'Nile sailing'],
      description:
        'A temple city that grew for some two thousand years. In its hypostyle hall 134 columns stand like a forest of stone. An avenue of sphinxes leads from here to the temple of Luxor.',
    },
    {
      name: 'Burj Khalifa',
      city: 'United Arab Emirates/Dubai/Dubai',
      scenes: ['skyline-desert'],
      category: ['City', 'Viewpoint'],
      activities: ['Observation deck', 'Fountain show', 'Shopping'],
      description:
        'At 828 metres the tallest building in the world since 2010. Decks on floors 124 and 148 look over towers, desert and sea; the hour before sunset costs more and sells out first. The fountain below plays every evening.',
    },
    {
      name: 'Goreme Valley',
      city: 'Turkey/Central Anatolia/Cappadocia',
      scenes: ['balloons'],
      category: ['Valley', 'Nature', 'Heritage'],
      activities: ['Balloon flight', 'Cave church visit', 'Hiking'],
      description:
        'Cones of soft volcanic rock, hollowed into houses and painted churches. Balloons rise at dawn when the wind allows it, so keep a second morning free. Paths join the valleys; the Rose Valley is best late in the day.',
    },
    {
      name: 'Petra',
      city: "Jordan/Ma'an/Petra",
      scenes: ['rock-facade'],
      category: ['Heritage', 'Desert'],
      activities: ['Hiking', 'Guided tour', 'Petra by night'],
      description:
        "The Nabataeans' city, cut into rose-coloured sandstone and reached through a narrow gorge. The Treasury is only the beginning: the Monastery lies some 800 steps higher. Bring water, a hat and good shoes.",
    },
  ],
  'South East Asia': [
    {
      name: 'Ha Long Bay',
      city: 'Vietnam/Northern Vietnam/Ha Long',
      scenes: ['junk-bay'],
      category: ['Bay', 'Nature'],
      activities: ['Cruise', 'Kayaking', 'Cave visit'],
      description:
        'Some 1,600 limestone islands rising from green water. Overnight cruises reach the quieter parts; caves and floating villages are seen from kayaks. Autumn has the steadiest weather, winter brings mist.',
    },
    {
      name: 'Railay Beach',
      city: 'Thailand/Southern Thailand/Krabi',
      scenes: ['limestone-bay', 'palm-beach'],
      category: ['Beach', 'Climbing'],
      activities: ['Rock climbing', 'Swimming', 'Long-tail boat'],
      description:
        'A peninsula between cliffs that only boats reach. Its walls have routes for climbers of every grade, and its beaches face both sunrise and sunset. At low tide the boats stop far out: expect to wade.',
    },
    {
      name: 'Angkor Wat',
      city: 'Cambodia/Siem Reap/Siem Reap',
      scenes: ['temple-towers'],
      category: ['Temple', 'Heritage'],
      activities: ['Sunrise visit', 'Cycling', 'Guided tour'],
      description:
        'The largest religious monument in the world, built in the twelfth century and never quite abandoned. Galleries of carved stone tell of gods, wars and kings. The pass for three days is the right one: Bayon and Ta Prohm lie close by.',
    },
    {
      name: 'Gardens by the Bay',
      city: 'Singapore/Singapore/Singapore',
      scenes: ['garden-towers'],
      category: ['City', 'Gardens'],
      activities: ['Skywalk', 'Conservatory visit', 'Light show'],
      description:
        "Planted towers up to fifty metres high, joined by a walkway, and two cooled glass houses: one with a waterfall, one with flowers. The light show in the evening is free. Ten minutes' walk lead to the marina.",
    },
  ],
  Europe: [
    {
      name: 'Jungfraujoch',
      city: 'Switzerland/Bernese Oberland/Interlaken',
      scenes: ['alps'],
      category: ['Mountains', 'Viewpoint'],
      activities: ['Cogwheel train', 'Glacier walk', 'Ice palace'],
      description:
        "Europe's highest railway station, at 3,454 metres between Mönch and Jungfrau. Trains climb through the Eiger to a terrace above the Aletsch glacier. Decide in the morning, by the weather camera: clouds hide everything.",
    },
    {
      name: 'Mount Titlis',
      city: 'Switzerland/Central Switzerland/Engelberg',
      scenes: ['cable-car'],
      category: ['Mountains', 'Adventure'],
      activities: ['Rotating cable car', 'Cliff walk', 'Snow tubing'],
      description:
        'A glacier summit above Engelberg, reached by a cable car that turns while it rises. A suspension bridge at 3,041 metres needs a steady head. There is snow all the year, so bring warm clothes even in August.',
    },
    {
      name: 'Eiffel Tower',
      city: 'France/Ile-de-France/Paris',
      scenes: ['iron-tower'],
      category: ['City', 'Viewpoint'],
      activities: ['Lift to the top', 'Stairs to the second floor', 'River cruise'],
      description:
        'Iron lattice of 1889, 330 metres high with its aerials. Lifts go to the top; 674 steps go to the second floor, usually with a shorter queue. After dark it glitters for five minutes at every full hour.',
    },
    {
      name: 'Santorini Caldera',
      city: 'Greece/South Aegean/Santorini',
      scenes: ['white-village'],
      category: ['Island', 'Viewpoint'],
      activities: ['Sailing', 'Caldera walk', 'Wine tasting'],
      description:
        'White villages on the rim of a drowned volcano. The path from Fira to Oia takes about four hours and is the best of the island. Sunsets in Oia draw crowds; Imerovigli sees the same sun with more room.',
    },
    {
      name: 'Hallstatt and the Salzkammergut',
      city: 'Austria/Salzburg/Salzburg',
      scenes: ['lake-village'],
      category: ['Lake', 'Heritage'],
      activities: ['Boat ride', 'Salt mine visit', 'Walks'],
      description:
        'Lakes between steep mountains south-east of Salzburg, with a village of wooden houses that has lived on salt for thousands of years. It is small: stay a night, and have the early morning to yourself.',
    },
  ],
  Offbeat: [
    {
      name: "Tiger's Nest Monastery",
      city: 'Bhutan/Western Bhutan/Paro',
      scenes: ['cliff-monastery'],
      category: ['Monastery', 'Hiking'],
      activities: ['Hiking', 'Monastery visit'],
      description:
        'Temples on a cliff 900 metres above the Paro valley. The walk takes two to three hours up, through pine forest with prayer flags; ponies carry riders for the first half. Bags and cameras stay at the gate.',
    },
    {
      name: 'Maasai Mara',
      city: 'Kenya/Narok County/Maasai Mara',
      scenes: ['savanna'],
      category: ['Wildlife', 'Savanna'],
      activities: ['Game drive', 'Balloon flight', 'Village visit'],
      description:
        'Rolling grassland with lions, cheetahs and elephants all the year. From about July to October great herds of wildebeest cross the Mara river. Keep to the tracks: off them, grass and animals suffer.',
    },
    {
      name: 'Serengeti National Park',
      city: 'Tanzania/Arusha/Serengeti',
      scenes: ['lion-rock', 'savanna'],
      category: ['Wildlife', 'Savanna'],
      activities: ['Game drive', 'Balloon flight', 'Camping'],
      description:
        'Plains without end, on which more than a million wildebeest follow the rain round the year. Calves are born in the south in February. Granite outcrops in the middle are where lions rest.',
    },
    {
      name: 'Jokulsarlon Glacier Lagoon',
      city: 'Iceland/Southern Region/Vik',
      scenes: ['ice-lagoon'],
      category: ['Glacier', 'Nature'],
      activities: ['Boat ride', 'Ice beach walk', 'Northern lights'],
      description:
        "Icebergs break from a tongue of Vatnajökull and drift through a lagoon to the sea. On the black beach opposite they lie like glass. It is a long day's drive from Vik and back; a night nearby is better.",
    },
    {
      name: 'Phewa Lake',
      city: 'Nepal/Gandaki/Pokhara',
      scenes: ['fishtail-lake'],
      category: ['Lake', 'Mountains'],
      activities: ['Boating', 'Paragliding', 'Sunrise view', 'Hiking'],
      description:
        'The lake of Pokhara, with the snow of Annapurna and Machapuchare in its water on still mornings. Boats cross to a small temple island. Treks into the mountains begin a short drive away.',
    },
  ],
}
