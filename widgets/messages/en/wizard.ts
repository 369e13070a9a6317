/** Separate, because only the wizard loads it. */
import { MAX_DESTINATIONS } from '../../contract/limits.ts'
import { lengthExplained } from './wizard-length.ts'
import { SIGHTS } from '../../contract/values/sights.ts'
import { MEALS_TOLD, NON_VEG, VEG } from '../../contract/values/meal-plan.ts'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

export const wizard = {
  id: 'wizard' as const,
  trip: 'Destination Details',
  person: 'User Details',
  /** Announced when the step changes. */
  at: (step: number, name: string) => `Step ${step} of 2: ${name}`,
  where: 'Where and when',
  who: 'Who’s travelling',
  how: 'Meals and extras',
  adults: 'Adults',
  kids: 'Below 5',
  seniors: 'Senior citizens',
  company: 'Travelling with',
  chooseCompany: 'No answer',
  companies: ['Family', 'Friends', 'Partner', 'Colleagues', 'On my own'],
  from: 'From date',
  to: 'To date',
  /** The trip's length, from the number of its stops. */
  explained: lengthExplained,
  /** Shown until the date is known. */
  toFollows: 'Set by your days',
  meals: 'Meal plan',
  veg: MEALS_TOLD[VEG],
  nonVeg: MEALS_TOLD[NON_VEG],
  oneOrMore: 'Choose one or more',
  stop: (number: number) => `Stop ${number}`,
  destination: 'Destination',
  findDestination: 'Type a city or a state',
  loading: 'Loading the destinations',
  found: (count: number) =>
    count === 0 ? 'No destination matches' : counted(count, 'destination'),
  days: 'Days',
  nights: 'Nights',
  hotels: 'Hotel category',
  /** Hotel categories as sent. */
  category: { '5 Star': '5 Star', '4 Star': '4 Star', '3 Star': '3 Star' },
  add: 'Add destination',
  remove: 'Remove destination',
  full: `${MAX_DESTINATIONS} destinations is the maximum for one enquiry.`,
  total: (days: number, nights: number) => {
    const inDays = `Your trip: ${counted(days, 'day')}`
    return nights > 0 ? `${inDays}, ${counted(nights, 'night')}` : inDays
  },
  between: (from: string, to: string) => `from ${from} to ${to}`,
  /** Shown after a removal, with an undo button. */
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  optional: 'optional',
  party: 'More about your group',
  occasions: 'Celebrating something?',
  sights: SIGHTS,
  occasion: 'Occasion',
  /** Distinguishes occasions, whose fields have the same labels. */
  nth: (number: number) => `Occasion ${number}`,
  occasionDate: 'Date of occasion',
  addOccasion: 'Add occasion',
  removeOccasion: 'Remove occasion',
  /** For fields that the payload lacks (specification, section 3). */
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

/** Buttons next to a number field. */
const none = 'not filled in'
export const counts = {
  id: 'counts' as const,
  days: { fewer: 'One day fewer', more: 'One day more', none },
  adults: { fewer: 'One adult fewer', more: 'One adult more', none },
  kids: { fewer: 'One child fewer', more: 'One child more', none },
  seniors: { fewer: 'One senior citizen fewer', more: 'One senior citizen more', none },
}
