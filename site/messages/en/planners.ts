/** Sentences of the page about the planners. */
export const description =
  'Meet the people who plan your trip: their languages, working hours, regions and the sample trips they wrote.'
export const lead =
  'One of them will call you, plan your trip and stay your contact. They plan the places they know best.'
export const languages = 'Languages'
const NAMES = {
  mr: 'Marathi',
  hi: 'Hindi',
  en: 'English',
  pa: 'Punjabi',
  ml: 'Malayalam',
  ta: 'Tamil',
}

export const languagesOf = (codes: readonly (keyof typeof NAMES)[]) =>
  codes.map((code) => NAMES[code]).join(', ')
export const hours = 'Hours'
export const inZone = (hours: string, zone: string) => `${hours} (${zone}), except public holidays`
/** In the company's time zone. */
export const hoursOf = {
  meera: 'Monday to Friday, 10:00 to 18:30',
  kabir: 'Monday to Friday, 9:30 to 18:00',
  tara: 'Tuesday to Saturday, 10:00 to 18:30',
  rohan: 'Monday to Friday, 11:00 to 19:30',
}
export const zone = 'Indian time, UTC+5:30'
export const sentences = {
  meera: 'Safaris: which park in which month, which zone, and how many drives are enough.',
  kabir: 'The north and the mountains: forts by train, passes by road, and time to acclimatise.',
  tara: 'The south at an easy pace, for families with small children or grandparents too.',
  rohan: 'Trips abroad: routes, trains and visas, from Bhutan to Iceland.',
}
export const plans = 'Plans'
export const wrote = 'Sample trips'
export const start = 'Ready to start?'
export const startHint =
  'You don’t have to choose a planner. Tell us where, and the right one will call you within {within}.'
export const jobTitle = 'Trip planner'
