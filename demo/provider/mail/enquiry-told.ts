import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import { ENQUIRY_FACTS, type ShownFact, factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import type { Attribution } from '../../../widgets/contract/values/attribution.ts'
import { MEAL_PLANS } from '../../../widgets/contract/values/meal-plan.ts'
import type { VerifiedUser } from '../data/enquiries/corporate.ts'
import type { Queries } from '../data/engine/database.ts'
import { sightsOf, stopsOf } from '../data/enquiries/enquiries.ts'
import { ENGLISH, type Messages, SIGHT_LABELS } from '../messages/messages.ts'
import type { Fact, Part, StopTold } from './letter.ts'
import { type Trip, tripInWords } from './trip-in-words.ts'

export interface EnquiryTold extends Trip {
  reference: string
  /** The verified corporate user who sent it. */
  user: VerifiedUser | undefined
  /** The corporate user whose address it names without verification. */
  claimed: VerifiedUser | undefined
  partner: string | null
  attribution: Attribution
  /** BCP 47 tag of the traveller's page; undefined for English. */
  language: string | undefined
  /** Known attractions in its special request. */
  sights: readonly string[]
  at: Date
  /** Changes as 'before → after'; undefined for a new enquiry. */
  changes?: Fact[]
}

/** The same enquiry with the names of places in the language of its sender. */
export async function forSender(queries: Queries, told: EnquiryTold): Promise<EnquiryTold> {
  const { enquiry, language } = told
  if (!language) return told
  const stops = await stopsOf(queries, enquiry, language)
  return { ...told, stops, sights: await sightsOf(queries, enquiry, SIGHT_LABELS, language) }
}

/** The trip in words, its stops, then its facts. */
export function tripPart(told: EnquiryTold, more: Fact[] = [], says: Messages = ENGLISH): Part {
  const { enquiry, sights } = told
  const { comma } = says.language
  return {
    kind: 'trip',
    trip: tripInWords(told, says),
    stops: stopsTold(told, says),
    facts: [
      ...factsFor('traveller', enquiry).map((fact) => factIn(says, fact, enquiry)),
      [says.trip.sights, sights.join(comma)],
      ...more,
    ],
    note: enquiry.to_date && says.trip.note(enquiry.destinations.length),
  }
}

/** A fact with its label, date or meals in a language. */
function factIn({ trip }: Messages, { name, label, value }: ShownFact, enquiry: Enquiry): Fact {
  const { shownAs } = ENQUIRY_FACTS[name]
  const sent = String(enquiry[name] ?? '')
  const meals = MEAL_PLANS.find((plan) => plan === sent)
  const told = shownAs === 'date' && sent ? trip.date(sent) : meals && trip.meals[meals]
  return [trip.labels[name] ?? label, told ?? value]
}

function stopsTold({ enquiry, stops }: Trip, says: Messages): StopTold[] {
  const { trip, language } = says
  return enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, index) => {
    const nights = no_nights === undefined ? '' : trip.nights(no_nights)
    const stay = [trip.days(no_days), nights, hotelsTold(accommodation_preference, says)]
    return { place: stops[index]?.label ?? '', stay: stay.filter(Boolean).join(language.comma) }
  })
}

/** The choices of the wizard, such as '4 Star, 3 Star'. */
export const HOTELS = /^\d Star(, \d Star)*$/

function hotelsTold(sent: string | null | undefined, { trip, language }: Messages) {
  if (!sent || !HOTELS.test(sent)) return sent
  return sent
    .split(', ')
    .map((stars) => trip.hotel(Number.parseInt(stars, 10)))
    .join(language.comma)
}

export const labelled = ({ label, value }: ShownFact): Fact => [label, value]

/** Facts of a trip that the traveller's email leaves out. */
export const deskOnly = (enquiry: Enquiry): ShownFact[] =>
  factsFor('desk', enquiry).filter(
    ({ name, part }) => part !== 'person' && !ENQUIRY_FACTS[name].views.includes('traveller'),
  )
