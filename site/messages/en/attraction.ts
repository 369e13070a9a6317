/** Sentences of an attraction's page. Specified texts (section 2) are exact. */
export const description = (name: string) => `${name}: pictures and visitors’ reviews.`
export const pictures = (name: string) => `Pictures of ${name}`
export const plan = (name: string) => `Plan a trip to ${name}`
export const about = 'About'
export const activities = 'Activities'
export const categories = 'Categories'
export const gallery = 'Pictures'
export const galleryOf = (name: string) => `All pictures of ${name}`
export const reviews = 'Our Clients Review'
export const readAll = (reviews: string) => `Read all ${reviews}`
export const share = 'Share'
export const copied = 'Link copied.'
export const copy = 'Copy this link'
export const moreOf = (region: string) => `More of ${region}`
export const allOf = (region: string) => `All of ${region}`
export const more = (kinds: string) => `More ${kinds}`
export const all = (kinds: string) => `All ${kinds}`
/** Kinds of places, within a sentence. */
export const kinds = {
  Safari: 'safaris',
  Heritage: 'heritage',
  Mountains: 'mountains',
  'Lakes and rivers': 'lakes and rivers',
  Beach: 'beaches',
  Islands: 'islands',
  Desert: 'deserts',
  Nature: 'nature',
  City: 'cities',
}

export const before = 'Before you go'
export const location = 'Location'
export const closed = 'Closed'
export const timeNeeded = 'Time needed'
export const airport = 'Nearest airport'
export const station = 'Nearest station'
export const bestMonths = 'Best months'
/** Marks of a calendar from January to December. */
export const monthMarks: readonly string[] =
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const failed = 'This place didn’t load.'
export const tryLater = 'Please try again in a moment, or look at {others}.'
export const others = 'other destinations'
export const unknownTitle = 'Place not found'
export const unknown = 'We can’t find that place.'
export const notShownDescription = 'This place isn’t available right now.'
