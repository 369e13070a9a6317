import { planOf } from '../../../../site/trips/plan-of.ts'
import { TRIPS } from '../../../../site/trips/sample-trips.ts'
import type { PlanDay } from '../../data/plans/plans.ts'
import { messagesIn } from '../../messages/messages.ts'

/** Ids and English names of the sample trips, for the desk. */
export const IDEAS: readonly { id: string; name: string }[] = TRIPS.map(({ id, name }) => ({
  id,
  name,
}))

export interface IdeaTexts {
  title: string
  included: readonly string[]
  days: PlanDay[]
}

interface Texts {
  days: Record<string, { included: readonly string[]; days: readonly string[] } | undefined>
  towns: Readonly<Record<string, string | undefined>>
  names: Record<string, { name: string } | undefined>
}

/** A sample trip in the language of an enquiry; undefined for an unknown id. */
export async function ideaIn(id: string, language: string | null): Promise<IdeaTexts | undefined> {
  const trip = TRIPS.find((each) => each.id === id)
  const plan = trip && planOf(trip)
  if (!trip || !plan) return undefined
  const { days, towns, names } = await textsIn(messagesIn(language).language.code)
  const { included, days: texts } = days[id] ?? plan
  const places = trip.stops.flatMap(({ city, nights }) => {
    const town = city.split('/').at(-1)!
    return Array.from({ length: nights }, () => towns[town] ?? town)
  })
  return {
    title: names[id]?.name ?? trip.name,
    included,
    days: texts.map((activity, at) => ({
      place: places[at] ?? places.at(-1) ?? '',
      activity,
      // Nobody sleeps there on the day of departure.
      night: places[at] ?? '',
    })),
  }
}

const NONE: Texts = { days: {}, towns: {}, names: {} }

/** The site's texts in another language than English, which its modules have already. */
async function textsIn(code: string): Promise<Texts> {
  if (code === 'en') return NONE
  const [india, foreign, safari, towns, ideas] = await Promise.all([
    import(`../../../../site/messages/${code}/india-days.ts`),
    import(`../../../../site/messages/${code}/foreign-days.ts`),
    import(`../../../../site/messages/${code}/safari-days.ts`),
    import(`../../../../site/messages/${code}/towns.ts`),
    import(`../../../../site/messages/${code}/trip-ideas.ts`),
  ])
  return {
    days: { ...india.indiaDays, ...foreign.foreignDays, ...safari.safariDays },
    towns: towns.names,
    names: ideas.trips,
  }
}
