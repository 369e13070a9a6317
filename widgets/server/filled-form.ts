import type { CityChoice } from '../contract/city-choices.ts'
import { MAX_TEXT } from '../contract/limits.ts'
import type { Form } from '../stores/forms/engine/declaration.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import { createOtp } from '../stores/forms/corporate/corporate-otp.ts'
import type { ReviewStore } from '../stores/forms/review.ts'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'
import type { Wizard } from '../stores/forms/wizard/wizard-rules.ts'

/** Characters read per field, above what the forms accept. */
const LONGEST = 4 * MAX_TEXT

export interface Fields {
  sent: URLSearchParams
  /** Fields of earlier steps. Untrusted, because they come from a hidden field. */
  before: Readonly<Record<string, unknown>>
}

/** Limits the length and normalises line endings, because browsers post CRLF. */
export const text = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, LONGEST).replaceAll('\r\n', '\n') : ''
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object(value) : {}

/** Reads a field from the current post, else from earlier ones. */
export function reading({ sent, before }: Fields) {
  return (name: string) => {
    if (sent.has(name)) return text(sent.get(name))
    return name in before ? text(before[name]) : undefined
  }
}

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

/** Hidden fields that the next form post must repeat. */
export function kept({ form }: EnquiryStore): Record<string, string> {
  const otp = form.$form.get().isCorporateUser ? form.own(createOtp) : undefined
  if (!otp || otp.$state.get().state === 'unsent') return {}
  return { proven: claimIn(form), proof: otp.proof() ?? '' }
}

/** Fills a review's store. The attraction is found by its name. */
export function fillReview({ form }: ReviewStore, fields: Fields, photos: readonly File[]): void {
  fillTexts(form, reading(fields))
  form.type('attraction_text', text(fields.sent.get('attraction')))
  form.type('attraction', '')
  form.type('photos', photos)
}

export function fillTestimonial({ form }: TestimonialStore, fields: Fields, video?: File): void {
  fillTexts(form, reading(fields))
  form.type('video', video)
}

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

/** Values of fields that normally only the script fills: city names and dates. */
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
