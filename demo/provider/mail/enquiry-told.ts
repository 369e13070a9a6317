import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import { ENQUIRY_FACTS, type ShownFact, factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import type { Attribution } from '../../../widgets/contract/values/attribution.ts'
import { SIGHTS } from '../../../widgets/contract/values/sights.ts'
import { lengthExplained } from '../../../widgets/contract/values/trip-length.ts'
import type { VerifiedUser } from '../data/enquiries/corporate.ts'
import type { Fact, Part, StopTold } from './letter.ts'
import { type Trip, counted, tripInWords } from './trip-in-words.ts'

export interface EnquiryTold extends Trip {
  reference: string
  /** The verified corporate user who sent it. */
  user: VerifiedUser | undefined
  /** The corporate user whose address it names without verification. */
  claimed: VerifiedUser | undefined
  partner: string | null
  attribution: Attribution
  /** Known attractions in its special request. */
  sights: readonly string[]
  at: Date
  /** Changes as 'before → after'; undefined for a new enquiry. */
  changes?: Fact[]
}

/** The trip in words, its stops, then its facts. */
export function tripPart(told: EnquiryTold, more: Fact[] = []): Part {
  return {
    kind: 'trip',
    trip: tripInWords(told),
    stops: stopsTold(told),
    facts: [
      ...factsFor('traveller', told.enquiry).map(labelled),
      [SIGHTS, told.sights.join(', ')],
      ...more,
    ],
    note: told.enquiry.to_date && lengthExplained(told.enquiry.destinations.length),
  }
}

function stopsTold({ enquiry, stops }: Trip): StopTold[] {
  return enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, index) => {
    const nights = no_nights === undefined ? '' : counted(no_nights, 'night')
    const stay = [counted(no_days, 'day'), nights, accommodation_preference]
    return { place: stops[index]?.label ?? '', stay: stay.filter(Boolean).join(', ') }
  })
}

export const labelled = ({ label, value }: ShownFact): Fact => [label, value]

/** Facts of a trip that the traveller's email leaves out. */
export const deskOnly = (enquiry: Enquiry): ShownFact[] =>
  factsFor('desk', enquiry).filter(
    ({ name, part }) => part !== 'person' && !ENQUIRY_FACTS[name].views.includes('traveller'),
  )
