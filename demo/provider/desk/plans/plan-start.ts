import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import type { Queries } from '../../data/engine/database.ts'
import type { DeskEnquiry } from '../../data/enquiries/desk-enquiries.ts'
import { enquirySummaryOf } from '../../data/enquiries/enquiry-list.ts'
import type { TypedPlan } from '../../data/plans/plan-drafts.ts'
import { type PlanDay, daysOf, plansOf } from '../../data/plans/plans.ts'
import { MOST_DAYS, NO_DAY, rupeesTyped } from './plan-fields.ts'
import { ideaIn } from './trip-ideas.ts'

/** Days for which a new price is valid. */
const VALID = 14

/** A draft from 'destinations', 'idea:ID', 'version:NUMBER' or 'empty'; undefined for anything else. */
export async function planFrom(
  queries: Queries,
  enquiry: DeskEnquiry,
  from: string,
  today: string,
): Promise<TypedPlan | undefined> {
  const { uuid, language, number_of_adults = 0, number_of_kids = 0 } = enquiry
  const empty: TypedPlan = {
    title: '',
    message: '',
    terms: '',
    people: String(Number(number_of_adults ?? 0) + Number(number_of_kids ?? 0)),
    price: '',
    total: '',
    valid_until: addDays(today, VALID),
    days: [NO_DAY],
  }
  if (from === 'empty') return { ...empty, title: enquiry.destination }
  if (from === 'destinations') {
    const summary = await enquirySummaryOf(queries, uuid, language ?? undefined)
    return { ...empty, title: summary?.destination ?? '', days: daysOfStops(summary?.destinations) }
  }
  const [, kind, name = ''] = /^(idea|version):([\w-]{1,80})$/.exec(from) ?? []
  if (kind === 'idea') {
    const idea = await ideaIn(name, language)
    return (
      idea && {
        ...empty,
        title: idea.title,
        days: idea.days,
        terms: idea.included.map((item) => `• ${item}`).join('\n'),
      }
    )
  }
  const sent = (await plansOf(queries, uuid)).find(({ version }) => String(version) === name)
  if (kind !== 'version' || !sent) return undefined
  const { title, message, terms, people, price, total, valid_until, version } = sent
  return {
    title,
    message,
    terms,
    people: String(people),
    price: rupeesTyped(price),
    total: total === price * people ? '' : rupeesTyped(total),
    valid_until: valid_until < today ? empty.valid_until : valid_until,
    days: await daysOf(queries, uuid, version),
  }
}

type Stops = NonNullable<Awaited<ReturnType<typeof enquirySummaryOf>>>['destinations']

/** A row for each day of each destination. Without a number of nights, only the trip's last day has none. */
function daysOfStops(stops: Stops): PlanDay[] {
  const days = (stops ?? []).flatMap(({ city, no_days, no_nights }) =>
    Array.from({ length: Math.min(MOST_DAYS, Number(no_days)) }, (_, at) => ({
      place: city,
      activity: '',
      night: typeof no_nights === 'number' && at >= no_nights ? '' : city,
    })),
  )
  const most = days.slice(0, MOST_DAYS)
  const last = most.at(-1)
  return last ? [...most.slice(0, -1), { ...last, night: '' }] : [NO_DAY]
}
