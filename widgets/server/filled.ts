import type { CityChoice } from '../contract/city-choices.ts'
import { MAX_TEXT } from '../contract/limits.ts'
import type { Form } from '../stores/forms/declaration.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import { createOtp } from '../stores/forms/corporate-otp.ts'
import type { ReviewStore } from '../stores/forms/review.ts'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'
import type { Wizard } from '../stores/forms/wizard-later.ts'

/** Characters that are read of one field; a person types no more. */
const LONGEST = 4 * MAX_TEXT

/** What a form sends, and what was sent of it before, in a field of its own. */
export interface Fields {
  sent: URLSearchParams
  /** What the steps before have sent, as JSON that anybody may have written. */
  before: Readonly<Record<string, unknown>>
}

/** With line ends as scripts read them: browsers send two characters for each. */
export const text = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, LONGEST).replaceAll('\r\n', '\n') : ''
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object(value) : {}

/** Reads the field of a name: what is sent now, else what was sent before; undefined for what never was. */
export function reading({ sent, before }: Fields) {
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
export function fillTexts<Values extends object>(
  form: Pick<Form<Values>, '$form' | 'type'>,
  read: (name: string) => string | undefined,
): void {
  const values = form.$form.get()
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const value = typeof values[name] === 'string' ? read(name) : undefined
    if (value !== undefined) form.type(name, value as Values[typeof name])
  }
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
