import { fold } from '../contract/values/choice.ts'
import type { CityChoice } from '../contract/city-choices.ts'
import { MAX_DESTINATIONS } from '../contract/limits.ts'
import { HOTEL_CATEGORIES } from '../contract/values/hotel-categories.ts'
import { NON_VEG, VEG } from '../contract/values/meal-plan.ts'
import { mealPlan, OCCASION, type Occasion, ROW, type Row } from '../stores/forms/wizard/trip.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'
import { type Fields, fillTexts, listOf, membersOf, reading, text } from './filled-form.ts'

/** Limits for posted lists, above what a visitor needs. */
const MOST_OCCASIONS = 20
const MOST_SIGHTS = 20

export function fillWizard({ form }: WizardStore, fields: Fields, cities: readonly CityChoice[]) {
  const { sent, before } = fields
  const read = reading(fields)
  const isTrip = sent.has('destinations.0.city')
  form.type('step', isTrip || before['step'] !== 2 ? 1 : 2)
  fillTexts(form, (name) =>
    name === 'meal_plan' || name === 'any_special_request' ? undefined : read(name),
  )
  form.type('sights', listOf(before['sights']).map(text).filter(Boolean).slice(0, MOST_SIGHTS))
  const meals = isTrip ? sent.getAll('meal_plan') : [text(before['meal_plan'])]
  const all = meals.join(', ')
  form.type('meal_plan', mealPlan(isVegIn(all), all.includes(NON_VEG)))
  const rows = listOf(before['destinations']).slice(0, MAX_DESTINATIONS)
  const count = Math.max(1, rows.length)
  form.type(
    'destinations',
    Array.from({ length: count }, (_, index) =>
      rowFrom(index, sent, membersOf(rows[index]), cities),
    ),
  )
  const occasions = listOf(before['occasions']).slice(0, MOST_OCCASIONS)
  form.type(
    'occasions',
    Array.from({ length: Math.max(1, occasions.length) }, (_, index) =>
      occasionFrom(index, sent, membersOf(occasions[index])),
    ),
  )
  // Last, because its lines depend on the other fields, except for those that the visitor edited.
  form.type('any_special_request', read('any_special_request') ?? '')
  form.type('request_lines', listOf(before['request_lines']).map(membersOf).map(lineFrom))
}

const lineFrom = ({ of, text: written }: Readonly<Record<string, unknown>>) => ({
  of: text(of),
  text: text(written),
})

/** State that the next form post must repeat. */
export function stateOf(store: unknown): Record<string, string> {
  const { form } = (store ?? {}) as Partial<WizardStore>
  const values = form?.$form.get()
  return values && 'request_lines' in values ? { state: JSON.stringify(values) } : {}
}

const isVegIn = (plan: string) => plan.replaceAll(NON_VEG, '').includes(VEG)

function rowFrom(
  index: number,
  sent: URLSearchParams,
  before: Readonly<Record<string, unknown>>,
  cities: readonly CityChoice[],
): Row {
  const at = (field: string) => `destinations.${index}.${field}`
  const isSent = sent.has(at('city'))
  const written = isSent ? text(sent.get(at('city'))) : text(before['city'])
  const found = cityOf(cities, written)
  // A city found at an earlier step stays, even if the list is not available.
  const city = found?.value ?? (isSent ? '' : written)
  const hotels = isSent
    ? sent.getAll(at('accommodation_preference'))
    : listOf(before['accommodation_preference'])
  return {
    ...ROW,
    key: index + 1,
    city,
    city_text: city ? '' : written || text(before['city_text']),
    no_days: isSent ? text(sent.get(at('no_days'))) : text(before['no_days']),
    accommodation_preference: HOTEL_CATEGORIES.filter((each) => hotels.includes(each)),
  }
}

function occasionFrom(
  index: number,
  sent: URLSearchParams,
  before: Readonly<Record<string, unknown>>,
): Occasion {
  const read = (field: 'occasion' | 'date_of_occasion') =>
    text(sent.get(`occasions.${index}.${field}`) ?? before[field])
  return {
    ...OCCASION,
    key: index + 1,
    occasion: read('occasion'),
    date_of_occasion: read('date_of_occasion'),
  }
}

/** Finds a city by its whole label, its id, or a name or label that only one city has. */
export function cityOf(cities: readonly CityChoice[], written: string): CityChoice | undefined {
  const meant = fold(written.trim())
  const whole = cities.find(({ value, full }) => value === written || fold(full) === meant)
  const named = cities.filter(({ name, label }) => [name, label].some((one) => fold(one) === meant))
  return whole ?? (named.length === 1 ? named[0] : undefined)
}

export function citiesOf(store: unknown): string[] {
  const { form } = (store ?? {}) as Partial<WizardStore>
  const { destinations = [] } = form?.$form.get() ?? {}
  return destinations.map(({ city }) => city).filter(Boolean)
}
