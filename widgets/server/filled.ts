import { fold } from '../contract/choice.ts'
import type { CityChoice } from '../contract/city-choices.ts'
import { HOTEL_CATEGORIES, MAX_DESTINATIONS } from '../contract/limits.ts'
import { NON_VEG, VEG } from '../contract/meal-plan.ts'
import type { Form } from '../stores/forms/declaration.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import { createOtp } from '../stores/forms/corporate-otp.ts'
import type { ReviewStore } from '../stores/forms/review.ts'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'
import { mealPlan, OCCASION, type Occasion, ROW, type Row } from '../stores/forms/trip.ts'
import type { WizardStore } from '../stores/forms/wizard.ts'
import type { Wizard } from '../stores/forms/wizard-later.ts'

/** Letters that are kept of one field, and occasions of a trip: what is more was not typed by a person. */
const LONGEST = 5000
const MOST_OCCASIONS = 20

/** What a form sends, and what was sent of it before, in a field of its own. */
export interface Fields {
  sent: URLSearchParams
  /** What the steps before have sent, as JSON that anybody may have written. */
  before: Readonly<Record<string, unknown>>
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object(value) : {}

/** Reads the field of a name: what is sent now, else what was sent before; undefined for what never was. */
function reading({ sent, before }: Fields) {
  return (name: string) => {
    if (sent.has(name)) return text(sent.get(name))
    return name in before ? text(before[name]) : undefined
  }
}

/** Puts a simple enquiry as it was sent into its store. */
export function fillEnquiry({ form }: EnquiryStore, fields: Fields): void {
  const read = reading(fields)
  const isCorporate = fields.sent.has('isCorporateUser')
  form.type('isCorporateUser', isCorporate)
  fillTexts(form, read)
  if (!isCorporate) return
  const otp = form.own(createOtp)
  const [claim, proof] = ['proven', 'proof'].map((name) => text(fields.sent.get(name)))
  if (!claim || claim !== claimIn(form)) return
  // The provider checks the proof.
  otp.resume(proof ? { state: 'verified', proof, at: Date.now() } : { state: 'sent' })
}

const claimIn = ({ $form: { get } }: EnquiryStore['form']) =>
  get().corporate_email && `${get().corporateCompany} ${get().corporate_email}`

/** What of a simple enquiry the next form has to send along. */
export function kept({ form }: EnquiryStore): Record<string, string> {
  const otp = form.$form.get().isCorporateUser ? form.own(createOtp) : undefined
  if (!otp || otp.$state.get().state === 'unsent') return {}
  return { proven: claimIn(form), proof: otp.proof() ?? '' }
}

/** Puts a review as it was sent into its store; the attraction is looked for by what is written. */
export function fillReview({ form }: ReviewStore, fields: Fields, photos: readonly File[]): void {
  fillTexts(form, reading(fields))
  form.type('attraction_text', text(fields.sent.get('attraction')))
  form.type('attraction', '')
  form.type('photos', photos)
}

/** Puts a testimonial as it was sent into its store. */
export function fillTestimonial({ form }: TestimonialStore, fields: Fields, video?: File): void {
  fillTexts(form, reading(fields))
  form.type('video', video)
}

/** Fills the fields of a store that hold text. */
function fillTexts<Values extends object>(
  form: Pick<Form<Values>, '$form' | 'type'>,
  read: (name: string) => string | undefined,
): void {
  const values = form.$form.get()
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const value = typeof values[name] === 'string' ? read(name) : undefined
    if (value !== undefined) form.type(name, value as Values[typeof name])
  }
}

/** Puts a wizard's trip, as it was sent step by step, into its store. */
export function fillWizard({ form }: WizardStore, fields: Fields, cities: readonly CityChoice[]) {
  const { sent, before } = fields
  const read = reading(fields)
  const isTrip = sent.has('destinations.0.city')
  form.type('step', isTrip || before['step'] !== 2 ? 1 : 2)
  fillTexts(form, (name) => (name === 'meal_plan' ? undefined : read(name)))
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
  // One that was found at an earlier step stays, also where the list cannot be had.
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

/** The city that is meant by what is written: as it is read, or by its name where only one has it, or its id. */
function cityOf(cities: readonly CityChoice[], written: string): CityChoice | undefined {
  const meant = fold(written.trim())
  const whole = cities.find(({ value, full }) => value === written || fold(full) === meant)
  const named = cities.filter(({ name }) => fold(name) === meant)
  return whole ?? (named.length === 1 ? named[0] : undefined)
}

/** What is written in fields of a store that only a script fills: cities by what they are read as, and dates. */
export function textsOf(
  store: unknown,
  cities: readonly CityChoice[],
  data: unknown,
): Record<string, string> {
  const { form } = store as {
    form?: {
      $form: { get: () => Partial<Wizard> & { date_of_visit?: string; attraction_text?: string } }
    }
  }
  const {
    from_date,
    date_of_visit,
    destinations = [],
    occasions = [],
    attraction_text,
  } = form?.$form.get() ?? {}
  const texts: Record<string, string> = {
    ...(from_date && { from_date }),
    ...(date_of_visit && { date_of_visit }),
    ...(text(membersOf(data)['attraction']) && {
      attraction: text(membersOf(data)['attraction']),
    }),
    ...(attraction_text && { attraction: attraction_text }),
  }
  destinations.forEach(({ city, city_text }, index) => {
    const choice = cities.find(({ value }) => value === city)
    texts[`destinations.${index}.city`] = choice?.full ?? city_text
  })
  occasions.forEach(({ date_of_occasion }, index) => {
    if (date_of_occasion) texts[`occasions.${index}.date_of_occasion`] = date_of_occasion
  })
  return texts
}
