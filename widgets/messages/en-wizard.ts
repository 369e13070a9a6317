/** What a person reads in the wizard, in English; kept apart because only the wizard loads it. */
import type { FaultTexts } from '../contract/text.ts'
import { mobileFaults } from './en-mobile.ts'
import {
  HOTEL_CATEGORIES,
  MAX_DAYS,
  MAX_DESTINATIONS,
  MAX_PEOPLE,
  MAX_TEXT,
} from '../contract/limits.ts'
import { MEALS_TOLD, NON_VEG, VEG } from '../contract/meal-plan.ts'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

export const wizard = {
  trip: 'Destination Details',
  person: 'User Details',
  /** Announced when the step changes. */
  at: (step: number, name: string) => `Step ${step} of 2: ${name}`,
  where: 'Where and when',
  who: 'Who is coming',
  how: 'How you like it',
  adults: 'Adults',
  kids: 'Below 5',
  seniors: 'Senior citizens',
  company: 'Travelling with',
  chooseCompany: 'No answer',
  companies: ['Family', 'Friends', 'Partner', 'Colleagues', 'On my own'],
  from: 'From date',
  to: 'To date',
  /** Shown in its place until it is known. */
  toFollows: 'Follows from the days',
  meals: 'Meal plan',
  veg: MEALS_TOLD[VEG],
  nonVeg: MEALS_TOLD[NON_VEG],
  oneOrMore: 'Choose one or more',
  stop: (number: number) => `Stop ${number}`,
  destination: 'Destination',
  findDestination: 'Type a city or a state',
  loading: 'Loading the destinations',
  found: (count: number) =>
    count === 0 ? 'No destination has these words' : counted(count, 'destination'),
  days: 'Days',
  nights: 'Nights',
  hotels: 'Hotel category',
  categories: HOTEL_CATEGORIES,
  add: 'Add destination',
  remove: 'Remove destination',
  full: `That is ${MAX_DESTINATIONS} destinations, the most that one enquiry can have.`,
  total: (days: number, nights: number) => {
    const inDays = `Your trip: ${counted(days, 'day')}`
    return nights > 0 ? `${inDays}, ${counted(nights, 'night')}` : inDays
  },
  between: (from: string, to: string) => `from ${from} to ${to}`,
  /** What is removed can be had back. */
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  optional: 'optional',
  party: 'More about your group',
  occasions: 'Celebrating something?',
  occasion: 'Occasion',
  /** Tells one from another, whose fields are called alike. */
  nth: (number: number) => `Occasion ${number}`,
  occasionDate: 'Date of occasion',
  addOccasion: 'Add occasion',
  removeOccasion: 'Remove occasion',
  /** Said of fields that the payload does not have (specification, section 3). */
  inRequest: 'We add this to ‘Any special request’ below, where you can change it.',
  wishes: 'Have a coupon?',
  coupon: 'Coupon code',
  request: 'Any special request',
  next: 'Next',
  previous: 'Previous',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  mobile: 'Mobile Number',
}

/** The buttons beside a count, by what they bring. */
const none = 'not filled in'
export const counts = {
  days: { fewer: 'One day fewer', more: 'One day more', none },
  adults: { fewer: 'One adult fewer', more: 'One adult more', none },
  kids: { fewer: 'One child fewer', more: 'One child more', none },
  seniors: { fewer: 'One senior citizen fewer', more: 'One senior citizen more', none },
}

/** What is wrong with a start before the first date there is, dd/MM/yyyy. */
export const tooEarly = (earliest: string) => `Please select the from date: ${earliest} or later`

/** What is wrong with a field of the wizard, by its fault; 'required' stands for every other. */
export const wizardFaults = {
  number_of_adults: {
    required: 'Please enter the number of adults',
    range: `Adults must be a number from 1 to ${MAX_PEOPLE}`,
  },
  number_of_kids: {
    required: 'Please enter the number for kids',
    range: `Below 5 must be a number from 0 to ${MAX_PEOPLE}`,
  },
  from_date: {
    required: 'Please select the from date',
    invalid: 'Please select the from date: dd/MM/yyyy',
  },
  meal_plan: { required: 'Please select the meal plan.' },
  city: { required: 'Please select the destination' },
  no_days: {
    required: 'Please enter the number of days',
    range: `Days must be a number from 1 to ${MAX_DAYS}`,
  },
  accommodation_preference: { required: 'Please select the hotel category' },
  coupon_code: {
    required: 'This coupon code cannot be used',
    long: 'This coupon code is too long',
  },
  any_special_request: {
    required: 'Your request holds something that cannot be sent',
    long: `Your request is too long: please shorten it to ${MAX_TEXT} characters`,
  },
  first_name: { required: 'Please enter your First Name', long: 'This First Name is too long' },
  last_name: { required: 'Please enter your Last Name', long: 'This Last Name is too long' },
  email: {
    required: 'Please enter your Email',
    email: 'Must be a valid email',
    long: 'Must be a valid email',
  },
  phone_number: {
    required: 'Please enter your valid Mobile Number',
    ...mobileFaults,
  },
} satisfies Record<string, FaultTexts>
