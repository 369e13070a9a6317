/** Sentences of the page about the planners. */
export const description =
  'Meet the people who plan your trip: their languages, working hours, regions and the sample trips they wrote.'
export const lead =
  'One of them will call you, plan your trip and stay your contact. They plan the places they know best.'
export const languages = 'Languages'
export const hours = 'Hours'
export const inZone = (hours: string, zone: string) => `${hours} (${zone}), except public holidays`
export const plans = 'Plans'
export const wrote = 'Sample trips'
export const start = 'Ready to start?'
export const startHint =
  'You don’t have to choose a planner. Tell us where, and the right one will call you within {within}.'
export const jobTitle = 'Trip planner'
