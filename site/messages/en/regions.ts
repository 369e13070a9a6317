/** Headings, buttons and texts of the pages of regions, by the end of their address. */
const WITH_ARTICLE: Record<string, string> = {
  Himalayas: 'the Himalayas',
  'Middle East': 'the Middle East',
  'North East and Sikkim': 'the North East and Sikkim',
}

export const types: Record<string, { name: string; plan: string }> = {
  safari: { name: 'Safari', plan: 'Plan a safari' },
  domestic: { name: 'Domestic trips', plan: 'Plan a trip in India' },
  international: { name: 'International trips', plan: 'Plan a trip abroad' },
}

export const safariIn = (name: string) => `Safari in ${name}`
export const planSafariIn = (name: string) => `Plan a safari in ${name}`
export const tripTo = (name: string) => `Plan a trip to ${WITH_ARTICLE[name] ?? name}`
/** Buttons of regions whose name is no place. */
export const plans: Record<string, string> = { offbeat: 'Plan an offbeat trip' }

export const sentences = {
  rajasthan: 'Forts, lake palaces and dunes, with tigers in the hills between them.',
  'kashmir-and-himachal':
    'Houseboats on Dal Lake, deodar forest, and snow in the valleys from December.',
  'north-east-and-sikkim':
    'Tea hills, monasteries and rhinos, and Kanchenjunga on a clear morning.',
  kerala: 'Backwaters by houseboat, tea hills above them, and the elephants of Periyar.',
  dubai: 'The tallest tower in the world, the old creek, and dunes an hour away.',
  thailand: 'Limestone bays by long-tail boat, golden temples, and warm water.',
  egypt: 'Pyramids where the desert meets the city, and temples along the Nile.',
}
