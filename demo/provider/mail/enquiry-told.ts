import { showDate } from '../../../widgets/contract/dates.ts'
import { MEALS_TOLD } from '../../../widgets/contract/meal-plan.ts'
import { SIGHTS } from '../../../widgets/contract/sights.ts'
import { lengthExplained } from '../../../widgets/contract/trip-length.ts'
import type { VerifiedUser } from '../data/corporate.ts'
import type { Fact, Part, StopTold } from './letter.ts'
import { type Trip, counted, sentence, tripInWords } from './trip-in-words.ts'

export interface EnquiryTold extends Trip {
  reference: string
  /** The verified corporate user who sent it. */
  user: VerifiedUser | undefined
  /** The corporate user whose address it names without verification. */
  claimed: VerifiedUser | undefined
  partner: string | null
  /** Known attractions in its special request. */
  sights: readonly string[]
  at: Date
  /** Changes as 'before → after'; undefined for a new enquiry. */
  changes?: Fact[]
}

/** The trip in words, its stops, then its facts. */
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

function stopsTold({ enquiry, stops }: Trip): StopTold[] {
  return enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, index) => {
    const nights = no_nights === undefined ? '' : counted(no_nights, 'night')
    const stay = [counted(no_days, 'day'), nights, accommodation_preference]
    return { place: stops[index]?.label ?? '', stay: stay.filter(Boolean).join(', ') }
  })
}

/** Facts of all fields except `told`, labelled by field name: 'travel_class' is 'Travel class'. */
export function byName(fields: object, told: readonly string[]): Fact[] {
  return Object.entries(fields)
    .filter(([name]) => !told.includes(name))
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [sentence(name.replaceAll('_', ' ')), String(value)])
}
