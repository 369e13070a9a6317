import {
  type FactName,
  ENQUIRY_FACTS,
  FACT_NAMES,
} from '../../../../widgets/contract/enquiry-facts.ts'
import { showDate } from '../../../../widgets/contract/values/dates.ts'
import { type MealPlan, MEALS_TOLD } from '../../../../widgets/contract/values/meal-plan.ts'
import { SIGHTS } from '../../../../widgets/contract/values/sights.ts'
import { lengthExplained } from '../../../../widgets/messages/en/wizard-length.ts'
import { countedIn } from '../counted.ts'

const counted = countedIn('en')

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number) => WORDS[count] ?? String(count)

/** Names that need 'the'. */
const THE = /^(?:United |Special Region |Maldives$|Netherlands$|Philippines$)| Islands$/
const withArticle = (place: string) => (THE.test(place) ? `the ${place}` : place)

/** 'two', or 'two adults and one child' with children below five. */
function party(adults: number, kids: number): string {
  if (kids === 0) return inWords(adults)
  const grown = `${inWords(adults)} ${adults === 1 ? 'adult' : 'adults'}`
  return `${grown} and ${inWords(kids)} ${kids === 1 ? 'child' : 'children'}`
}

/** A trip in words, and its facts. */
export const says = {
  /** 'six days in Kerala for two'. */
  what: (days: number, place: string, adults: number, kids: number) =>
    `${inWords(days)} ${days === 1 ? 'day' : 'days'} in ${place} for ${party(adults, kids)}`,
  places: (names: string[]) => {
    const known = names.map(withArticle)
    return known.length === 1 ? known[0]! : `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`
  },
  countries: (count: number) => `${inWords(count)} countries`,
  days: (count: number) => counted(count, { one: '# day', other: '# days' }),
  nights: (count: number) => counted(count, { one: '# night', other: '# nights' }),
  stay: (place: string, stay: string) => `${place}, ${stay}`,
  /** 'Kochi, 2 nights, then Munnar, 1 night'; `more` is the number of stops that are not named. */
  way: (stays: string[], more: number) => {
    const named = stays.join(', then ')
    return more > 0 ? `${named}, and ${inWords(more)} more ${more === 1 ? 'stop' : 'stops'}` : named
  },
  from: (date: string) => `from ${showDate(date)}`,
  /** Joins the way and the start. */
  semicolon: '; ',
  hotel: (stars: number) => `${stars} Star`,
  date: showDate,
  meals: { ...MEALS_TOLD } as Record<MealPlan, string>,
  /** How the days and nights add up. */
  note: (stops: number): string => lengthExplained(stops),
  sights: SIGHTS,
  trip: 'Trip',
  labels: Object.fromEntries(
    FACT_NAMES.map((name) => [name, ENQUIRY_FACTS[name].label]),
  ) as Partial<Record<FactName, string>>,
}
