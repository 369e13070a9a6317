/** Sentences of the account's pages that share a frame, forms or lists. Specified texts (section 2) are exact. */
export const yourAccount = 'Your account'
export const yourPages = 'Your pages'
export const logout = 'Logout'
export const show = 'Show'
export const hide = 'Hide'
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const email = 'Email'
export const mobile = 'Mobile Number'
export const password = 'Password'
export const minPassword = (characters: number) => `At least ${characters} characters.`
export const date = 'Date'
export const status = 'Status'
/** By field of an enquiry. First and last names are shown as one. */
export const facts = {
  number_of_adults: 'Adults',
  number_of_kids: 'Below 5',
  from_date: 'From date',
  to_date: 'To date',
  meal_plan: 'Meal plan',
  coupon_code: 'Coupon code',
  any_special_request: 'Any special request',
  first_name: 'Name',
  last_name: 'Name',
  email: 'Email',
  phone_number: 'Mobile Number',
}
export const meals: Readonly<Record<string, string | undefined>> = {
  VEG: 'Veg',
  'NON VEG': 'Non veg',
  BOTH: 'Veg and non veg',
}
export const hotels: Readonly<Record<string, string | undefined>> = {
  '5 Star': '5 Star',
  '4 Star': '4 Star',
  '3 Star': '3 Star',
}
/** Between the categories of a stop's hotels. */
export const comma: string = ', '
/** By the status that the API names. */
export const statuses = {
  New: 'New',
  'In progress': 'In progress',
  Completed: 'Completed',
  Canceled: 'Canceled',
}

export const notHere = (what: string) => `${what} aren’t available here yet.`
export const stillThere = 'We still have them. Call {phone} or email {email}.'
export const notLoaded = (what: string) => `${what} didn’t load.`
export const twoAccounts =
  'This browser has data from two accounts. Please log out here and sign in again.'
export const tryLater = 'Nothing is lost. Please try again in a moment.'

export const noEnquiries = 'No enquiries yet.'
export const noEnquiriesHint =
  'Tell us where you’d like to go. We’ll send you a plan, and you can follow your enquiry here.'
export const enquiryNotFound = 'We can’t find that enquiry in your account.'
export const enquiriesCaption = 'Your enquiries, newest first'
export const destination = 'Destination'
export const action = 'Action'
export const viewEnquiry = (reference: string) => `View enquiry ${reference}`

export const allEnquiries = 'All enquiries'
export const enquiryTitle = (reference: string) => `Enquiry ${reference}`
export const yourTrip = 'Your trip'
export const received = 'We received it on {date}.'
export const changeEnquiry = 'Prefer to talk? Call {phone} or email {email} and quote {reference}.'
export const print = 'Print'
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
