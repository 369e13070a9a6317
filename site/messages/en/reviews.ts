/** Sentences of reviews and their form. Specified texts (section 2) are exact. */
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)

export const title = (name: string) => `Reviews of ${name}`
export const titleOfPage = (name: string, page: number) => `Reviews of ${name}, page ${page}`
export const rated = (average: string, most: number) => `, rated ${average} out of ${most}`
export const description = (name: string, rated: string) =>
  `${name}${rated}: visitors’ reviews with stars and photos.`
export const reviews = 'Reviews'
export const backTo = (name: string) => `Back to ${name}`
export const ratings = 'Ratings'
export const allRatings = 'Show all ratings'
export const byRating = 'Reviews by rating'
export const counted = (count: number) => (count === 1 ? 'review' : 'reviews')
export const order = 'Order of reviews'
export const newest = 'Latest visits'
export const highest = 'Highest rated'
export const lowest = 'Lowest rated'
export const range = (first: number, last: number, total: string, rating: number | undefined) =>
  `${first} to ${last} of ${total}${rating ? ` with ${stars(rating)}` : ''}`
export const noReviewsWith = (rating: number | undefined) =>
  rating ? `No reviews with ${stars(rating)}` : 'No reviews'
export const pages = 'Pages of reviews'
export const failed = 'The reviews didn’t load.'
export const noReviews = 'No reviews yet.'
export const beFirst = 'Been there? Tell the next traveller what it’s like.'
export const submit = 'Submit Review'
export const noReviewsRated = (rating: number) => `No reviews with ${stars(rating)} yet.`
export const seeAllReviews = 'See all reviews'
export const fewerReviews = 'There aren’t that many reviews.'
export const pastLast = 'This page is past the last one.'
export const firstPage = 'Back to page 1'

export const reviewBy = (name: string) => `Review by ${name}`
export const photosBy = (name: string) => `Photos by ${name}`
export const photoBy = (number: number, name: string) => `Photo ${number} by ${name}`
export const picture = (name: string, number: number, of: number) =>
  `${name}, picture ${number} of ${of}`
export const visited = 'Visited in {month}'
export const readLess = 'Read less'
export const readMore = 'Read more'
export const readMoreOf = (name: string) => `of the review by ${name}`
export const previousPhoto = 'Previous photo'
export const nextPhoto = 'Next photo'
export const closePhoto = 'Close'

export const formTitle = 'Submit your review'
export const formTitleFor = (place: string) => `Submit your review of ${place}`
export const formDescription = 'Rate a place you’ve been to and share your photos.'
export const formDescriptionFor = (place: string) =>
  `Have you been to ${place}? Rate it and share your photos.`
export const formLead = 'Tell the next traveller what was good and what you’d do differently.'
export const formPlaceNotFound = 'We can’t find that place. Please choose it in the form.'
export const formFallback = 'You can also call {phone} or email {email}.'
