/** Sentences around every page, and of parts that several pages share. Specified texts are exact. */
export const skip = 'Skip to content'
export const menu = 'Menu'
export const mainMenu = 'Main'
export const breadcrumb = 'Breadcrumb'
export const home = 'Home'
export const destinations = 'Destinations'
export const tripIdeas = 'Trip ideas'
export const planTrip = 'Plan a trip'
export const howItWorks = 'How it works'
export const planners = 'Our planners'
export const testimonials = 'Testimonials'
export const reviewPlace = 'Review a place'
export const sendVideo = 'Send us a video'
export const partners = 'For partners'
export const privacy = 'Privacy'
export const signIn = 'Sign In'
export const signOut = 'Sign Out'
export const tryAgain = 'Try again'
export const tryLater = 'Please try again in a moment.'
export const anonymous = 'Anonymous'
export const loading = 'Loading'
export const notAvailable = 'Not available right now'

/** Labels of the account's pages in the menus (specification, section 2). */
export const myProfile = 'My profile'
export const myEnquiries = 'My enquiries'
export const myTransactions = 'My transactions'
export const submitReview = 'Submit review'

export const callUs = 'Call us'
export const emailUs = 'Email us'
export const visitUs = 'Visit us'
export const footerPages = 'Pages'
export const languages = 'Languages'
export const claims = (safaris: string, countries: string) =>
  `More than ${safaris} tiger safaris arranged, more than ${countries} foreign countries visited.`
export const nameForCompany = (brand: string, company: string) => `${brand} for ${company}`
export const questions = 'Questions? Call {phone} or email {email}.'

export const pageLate = 'The page hasn’t loaded. Are you online?'
export const pageFailed = 'This page didn’t load.'
export const checkConnection =
  'Please check your connection and reload the page. You can also call us on {phone}.'
export const reloadPage = 'Reload the page'
export const pageNotAvailable = 'This page isn’t available right now.'
export const needsScript = 'You need JavaScript to sign in and see this page.'
export const noScript =
  'You need JavaScript to sign in. Everything else on this site works without it. You can also plan your trip with us by phone on {phone} or by email at {email}.'
export const formFailed = 'The form didn’t load.'
export const callOrEmail = 'Call {phone} or email {email}.'

/** Roles, as screen readers announce them. */
export const carousel = 'carousel'
export const oneSlide = 'slide'
export const slides = 'Slides'
export const pauseSlides = 'Pause slides'
export const playSlides = 'Play slides'
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const slide = 'Slide'
export const ofSlides = 'of'
export const slideAt = (number: number, count: number) => `${number} of ${count}`

export const previousPage = 'Previous'
export const nextPage = 'Next'
export const pageNumber = 'Page'

export const notifications = 'Notifications'
export const closeMessage = 'Close message'

/** Alternative text of the picture that link previews show for pages without one of their own. */
export const companyPictureAlt = (brand: string) =>
  `${brand}: a tiger looks over tall grass before a setting sun`

export const search = 'Search'
export const searchPlaces = 'Search places'
export const suggestions = 'Suggestions'
export const suggested = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`)
export const searchedFor = 'Recent search'
export const allResults = (words: string) => `All results for “${words}”`

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = (count: number, unit: string) =>
  `${NUMBERS[count - 1] ?? count} ${unit}${count === 1 ? '' : 's'}`
/** How long we keep something: 'two years', '30 days'. */
export const inYears = (count: number) => counted(count, 'year')
export const inDays = (count: number) => counted(count, 'day')
