/** Name, summary and picture of each sample trip, by its id. */
export const trips = {
  'tigers-of-central-india': {
    name: 'Tigers of central India',
    sentence: 'Three parks in sal and teak forest, with enough drives to see how each one differs.',
    alt: 'A tiger crosses a track below the fort of Bandhavgarh',
  },
  'tigers-and-the-taj': {
    name: 'Tigers and the Taj',
    sentence: 'Ranthambore for tigers, Jaipur for a night, and the Taj Mahal at sunrise.',
    alt: 'A tiger lies by a lake, a ruined palace behind it',
  },
  'rhinos-and-root-bridges': {
    name: 'Rhinos and root bridges',
    sentence: 'The tall grass of Kaziranga, then the waterfalls and clear rivers of Meghalaya.',
    alt: 'A one-horned rhinoceros with egrets in tall grass',
  },
  'elephants-of-the-south': {
    name: 'Elephants of the south',
    sentence: 'Mysuru Palace, then elephant herds by boat and jeep in two neighbouring parks.',
    alt: 'An elephant and her calf by a lake at dusk',
  },
  'golden-triangle': {
    name: 'The Golden Triangle',
    sentence: 'Delhi, Agra and Jaipur in six days, with time for each. A good first trip.',
    alt: 'The Taj Mahal at the end of its pool at sunrise',
  },
  'forts-of-rajasthan': {
    name: 'Forts and lakes of Rajasthan',
    sentence: 'From the desert to the lakes: Jaisalmer, Jodhpur, Udaipur and Jaipur.',
    alt: 'Mehrangarh Fort above the blue houses of Jodhpur',
  },
  'kerala-hills-and-backwaters': {
    name: 'Kerala, hills to backwaters',
    sentence: 'Tea hills, a forest lake, a night on a houseboat, and the sea to finish.',
    alt: 'A Nilgiri tahr looks over the tea hills of Munnar',
  },
  'kashmir-and-ladakh': {
    name: 'Kashmir and Ladakh',
    sentence:
      'Houseboats on Dal Lake, then Ladakh, with two quiet days to get used to the altitude.',
    alt: 'A shikara on a lake between deodars and snow peaks',
  },
  'thailand-temples-and-bays': {
    name: 'Thailand, temples and bays',
    sentence: 'Bangkok, the hills of Chiang Mai, and three days between limestone cliffs.',
    alt: 'Monks with parasols pass the Grand Palace in Bangkok',
  },
  'egypt-along-the-nile': {
    name: 'Egypt along the Nile',
    sentence: 'The pyramids first, then Aswan, Abu Simbel and the temples on the way to Luxor.',
    alt: 'Two visitors between the painted columns of Karnak',
  },
  'swiss-alps-by-train': {
    name: 'Swiss Alps by train',
    sentence: 'Lakes, a glacier by cable car, and the rack railway to Jungfraujoch. No driving.',
    alt: 'A red cable car arrives at the station of Titlis',
  },
  'bhutan-valley-by-valley': {
    name: 'Bhutan, valley by valley',
    sentence: 'Thimphu, Punakha and Paro, with the climb to Tiger’s Nest near the end.',
    alt: 'The monastery of Tiger’s Nest on its cliff',
  },
}
