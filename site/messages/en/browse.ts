/** Sentences of destinations, regions and suggestions for mistyped addresses. */
const places = (count: number) => (count === 1 ? 'place' : 'places')

export const description = 'Countries, states and cities we plan trips to, and what to see there.'
export const searchTitle = (words: string) => `Search: ${words}`
export const placesToSee = 'Places to see'
export const placesToSeeIn = (place: string | undefined, some: string) =>
  `Places to see${place ? ` in ${place}` : ''}: ${some}.`
export const page = (number: number) => `, page ${number}`
export const all = 'All destinations'
export const destinationsIn = (place: string) => `Destinations in ${place}`
export const destinationsOf = (kind: string) => `${kind}: destinations`
export const kindIn = (kind: string, place: string) => `${kind} in ${place}`
export const kindEverywhere = (kind: string) => `${kind} everywhere`
export const everywhere = 'Everywhere'
/** '1 place', '7 places', '2 of 7 places'. */
export const count = (shown: number, total: number) =>
  shown === total ? `${total} ${places(total)}` : `${shown} of ${total} ${places(total)}`
/** 'Amber Fort, Dal Lake and more'. */
export const andMore = (names: readonly string[]) => `${names.join(', ')} and more`
export const extent = (count: string) => `${count}.`
export const extentIn = (count: string, countries: number) =>
  `${count} in ${countries === 1 ? 'one country' : `${countries} countries`}.`
export const showAll = (count: string) => `Show all ${count}`
export const pages = 'Pages of places'
export const range = (from: number, to: number, total: number) =>
  `Places ${from} to ${to} of ${total}`
export const showMore = (count: number) => `Show ${count} more`
export const byRegion = 'By region'
export const orTripIdeas = 'Or start from a trip idea'
export const whereElse = 'Where else?'
export const firstCity = 'Where first?'
export const map = (place: string) => `Map: ${place}.`

export const filters = (set: number) => (set > 0 ? `Filters (${set} set)` : 'Filters')
export const region = 'Region'
export const kindOfPlace = 'Kind of place'
export const kinds = {
  Safari: 'Safari',
  Heritage: 'Heritage',
  Mountains: 'Mountains',
  'Lakes and rivers': 'Lakes and rivers',
  Beach: 'Beach',
  Islands: 'Islands',
  Desert: 'Desert',
  Nature: 'Nature',
  City: 'City',
}
export const allKinds = 'All kinds'
export const allRegions = 'All regions'
export const closeFilters = 'Close the filters'
export const show = (count: string) => `Show ${count}`
export const country = 'Country'
export const state = 'State'
export const city = 'City'
export const allCountries = 'All countries'
export const allOfPlace = (place: string) => `All of ${place}`
export const countryFirst = 'Choose a country first'
export const stateFirst = 'Choose a state first'
export const showPlaces = 'Show places'

export const searchLabel = 'Search by country, state, city or attraction'
export const search = 'Search'
export const searchResults = 'Search results'
export const foundKinds = {
  country: 'Country',
  state: 'State',
  city: 'City',
  attraction: 'Attraction',
}
export const results = (count: number) => (count === 1 ? '1 result' : `${count} results`)
export const someResults = (shown: number, found: number) => `${shown} of ${results(found)}`
export const found = (count: number) => {
  if (count === 0) return 'Nothing found for {words}'
  return count === 1 ? '1 result for {words}' : (`${count} results for {words}` as const)
}
export const clearSearch = 'Clear the search'
export const searchFailed = 'The search didn’t work.'
export const searchFailedHint = 'Please try again in a moment, or choose a country above.'
export const tooShort = 'Type a little more.'
export const tooShortHint = 'Enter at least two letters.'
export const nothingFound = 'We couldn’t find that place.'
export const nothingFoundHint =
  'Check the spelling or pick a country. We may still be able to plan it, so ask us.'

/** Failed, empty and unknown lists and places. */
export const destinationsFailed = 'The destinations didn’t load.'
export const attractionsFailed = 'The attractions didn’t load.'
export const placesFailed = 'The places didn’t load.'
export const fewerPages = 'This list has fewer pages.'
export const firstPage = 'Go to the first page'
export const noneOfKind = (kind: string, place: string) => `Nothing under ${kind} in ${place} yet.`
export const otherKinds = 'There are other places to see there.'
export const showKinds = 'Show all kinds'
export const noneListed = (place: string) => `No attractions listed for ${place} yet.`
export const anyCountry = 'any country'
export const planAnyway = 'We can still plan a trip there. Tell us what you’d like to see.'
export const planAnywayOr = (country: string) =>
  `We can still plan a trip there. Tell us what you’d like to see, or look at ${country}.`
export const allOfCountry = (country: string) => `all of ${country}`
export const otherThan = (country: string) => `countries other than ${country}`
export const seeAllOf = (country: string) => `See all of ${country}`
export const placeNotFound = 'We can’t find that place.'
export const incompleteLink = 'The link may be incomplete.'
export const noTracks = 'No tracks lead here.'
export const seeAllDestinations = 'See all destinations'
export const regionNotFound = 'Region not found'
export const regionNotFoundHint = 'We can’t find that region.'

export const didYouMean = (name: string | undefined) => `Did you mean ${name}?`
export const typo = 'We don’t have a page at this address. It may contain a typo.'
export const goTo = (name: string | undefined) => `Go to ${name}`
export const orDidYouMean = 'Or did you mean {others}?'
export const or = ' or '
export const submitTestimonial = 'Submit a testimonial'
export const writeReview = 'Write a review'
export const followEnquiry = 'Follow your enquiry'
export const forgotPassword = 'Forgot password'

/** Text alternatives of a map. */
export const sides = 'north,north-east,east,south-east,south,south-west,west,north-west'.split(',')
export const inOrNear = (place: string, city: string) => `${place}, in or near ${city}`
export const awayFrom = (place: string, kilometres: number, side: string, city: string) =>
  `${place}, about ${kilometres} km ${side} of ${city}`
