/** Sentences of the sample trips. */
export const description =
  'Twelve sample trips, day by day: tiger safaris, Rajasthan, Kerala, the Himalayas and journeys abroad. Change any of them.'
export const lead = 'Twelve trips to start from. Take one as it is, or tell us what to change.'
export const safaris = 'Safaris'
export const india = 'Across India'
export const abroad = 'Abroad'

export const all = 'All trip ideas'
export const withPlace = 'Trips with this place'
export const others = 'More trips like this'

/** '8 days: Kanha, Pench'. */
export const route = (days: number, towns: readonly string[]) => `${days} days: ${towns.join(', ')}`
export const price = (amount: string) => `Example price: from ${amount} per person`
export const priceNote =
  'This price is only an example. Yours depends on your dates, hotels and group, and we’ll send it before you decide.'
export const titleOf = (name: string, days: number) => `${name}: ${days} days`
export const plan = 'Plan this trip'
export const planOf = (name: string) => `Plan this trip: ${name}`
/** Name of a trip in the special request. */
export const asRequest = (name: string) => `${name} (trip idea)`

export const glance = 'At a glance'
export const length = 'Length'
export const lengthOf = (days: number, nights: number) => `${days} days, ${nights} nights`
export const bestMonths = 'Best months'
export const included = 'What’s included'
export const notIncluded = 'Flights to the first place and from the last aren’t included.'
export const days = 'Day by day'
export const day = (number: number) => `Day ${number}`
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
export const places = 'Places on this trip'

export const unknownTitle = 'Trip not found'
export const unknown = 'We can’t find that trip.'
