/** Sentences of the home page. Specified texts (section 2) are exact. */
export const title = 'Trips planned for you'
export const description =
  'Jungle safaris, trips across India and journeys abroad, planned for you by people who have been there. Tell us where and for how long.'
export const offer = (within: string) =>
  `Tailor-made safaris and trips. A planner calls you within ${within}.`
export const slides = 'Our destinations'
export const record = 'Our record so far'
export const safaris = 'More than {count} tiger safaris arranged'
export const countries = 'More than {count} foreign countries visited'
export const regions = 'Some of Our Amazing Domestic Trips'
export const tripTypes = 'Three ways to travel with us'
export const destinations = 'Where first?'
export const reviews = 'Hear from our travellers'
export const reviewsFailed = 'The reviews didn’t load.'
export const restWorks = 'Everything else on this page works without them.'
export const noVideos = 'No videos yet.'
export const sendFirst = 'Yours could be the first.'
export const allReviews = 'View All Reviews'
