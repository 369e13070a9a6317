import { showDate } from '../../../widgets/contract/dates.ts'
import { MEALS_TOLD } from '../../../widgets/contract/meal-plan.ts'
import { SIGHTS } from '../../../widgets/contract/sights.ts'
import { lengthExplained } from '../../../widgets/contract/trip-length.ts'
import type { VerifiedUser } from '../data/corporate.ts'
import type { Fact, Part, StopTold } from './letter.ts'
import { type Trip, counted, sentence, tripInWords } from './trip-in-words.ts'

/** What mails tell of an enquiry. */
export interface EnquiryTold extends Trip {
  reference: string
  /** The corporate user who sent it, as proven. */
  user: VerifiedUser | undefined
  /** The one whose address it names without a proof. */
  claimed: VerifiedUser | undefined
  partner: string | null
  /** Known attractions that its special request names. */
  sights: readonly string[]
  at: Date
  /** What its sender changed, as 'before → after'; undefined for a new enquiry. */
  changes?: Fact[]
}

/** The trip of an enquiry in words, then stop by stop, then its facts. */
export function tripPart(told: EnquiryTold, more: Fact[] = []): Part {
  const { number_of_adults, number_of_kids, from_date, to_date, meal_plan } = told.enquiry
  return {
    kind: 'trip',
    trip: tripInWords(told),
    stops: stopsTold(told),
    facts: [
      ['Adults', number_of_adults],
      ['Below 5', number_of_kids],
      ['From', from_date && showDate(from_date)],
      ['To', to_date && showDate(to_date)],
      ['Meal plan', meal_plan && MEALS_TOLD[meal_plan]],
      [SIGHTS, told.sights.join(', ')],
      ...more,
    ],
    note: to_date && lengthExplained(told.enquiry.destinations.length),
  }
}

/** The stops of a trip: 'Jaipur, Rajasthan, India' and '3 days, 2 nights, 4 Star'. */
function stopsTold({ enquiry, stops }: Trip): StopTold[] {
  return enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, index) => {
    const nights = no_nights === undefined ? '' : counted(no_nights, 'night')
    const stay = [counted(no_days, 'day'), nights, accommodation_preference]
    return { place: stops[index]?.label ?? '', stay: stay.filter(Boolean).join(', ') }
  })
}

/** Facts but those in `told`, by the names of their fields: 'travel_class' is 'Travel class'. */
export function byName(fields: object, told: readonly string[]): Fact[] {
  return Object.entries(fields)
    .filter(([name]) => !told.includes(name))
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [sentence(name.replaceAll('_', ' ')), String(value)])
}
