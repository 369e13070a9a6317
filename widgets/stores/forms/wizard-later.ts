import { earliestStart } from '../../contract/add-days.ts'
import { showDate, today } from '../../contract/dates.ts'
import type { Enquiry } from '../../contract/enquiries.ts'
import { type CheckedWizard, wizardForm, wizardPerson } from '../../contract/wizard.ts'
import { sent } from '../../messages/en-later.ts'
import { tooEarly, wizardFaults } from '../../messages/en-wizard-later.ts'
import { cities } from '../places.ts'
import { choiceFrom } from './choices.ts'
import { enquiryCall } from './enquiry-call.ts'
import { laterOf } from './later.ts'
import type { RequestLine } from './request-lines.ts'
import { endDate, type MealPlan, nightsOf, type Occasion, type Row, totalsOf } from './trip.ts'

/** The wizard as typed (specification, section 3), and the step it stands at. */
export interface Wizard extends Record<Exclude<WizardField, keyof Row | 'meal_plan'>, string> {
  step: 1 | 2
  meal_plan: MealPlan
  destinations: readonly Row[]
  occasions: readonly Occasion[]
  number_of_senior_citizens: string
  traveling_with: string
  /** Names of attractions that the trip is for. */
  sights: readonly string[]
  /** The lines that were written into `any_special_request`. */
  request_lines: readonly RequestLine[]
}

/** The fields that can be wrong, those of a row by their own names. */
export type WizardField = keyof typeof wizardFaults

/** The first date that a visitor may choose now, by the visitor's own calendar. */
export const minimumStart = () => earliestStart(today())

/** Whether a field belongs to the second step. */
export const isPersonal = (path: string) => path in wizardPerson.shape

/** A trip that ends where no calendar goes has no start either. */
function startFault(from_date: string, rows: readonly Row[]): string | undefined {
  if (endDate(from_date, totalsOf(rows).days) === '') return 'required'
  return from_date < minimumStart() ? 'range' : undefined
}

/**
 * The specified payload of a checked wizard (specification, section 3). Senior citizens, company, totals and
 * occasions are not part of it; the special request has a line for each. What was left empty is sent as an empty text.
 */
function payloadOf(form: CheckedWizard) {
  let days = 0
  for (const { no_days } of form.destinations) days += no_days
  return {
    destinations: form.destinations.map(({ city, no_days, accommodation_preference }, index) => ({
      city,
      no_days,
      no_nights: nightsOf(no_days),
      accommodation_preference: accommodation_preference.join(', '),
      sequence: index + 1,
    })),
    number_of_adults: form.number_of_adults,
    number_of_kids: form.number_of_kids,
    meal_plan: form.meal_plan,
    coupon_code: form.coupon_code ?? '',
    from_date: form.from_date,
    to_date: endDate(form.from_date, days),
    any_special_request: form.any_special_request ?? '',
    first_name: form.first_name,
    last_name: form.last_name,
    phone_number: form.phone_number,
    email: form.email,
  }
}

/** What the wizard is checked by and sent as (specification, sections 3 and 5). */
export const later = laterOf<Wizard>()({
  schema: () => wizardForm,
  amend: (faults, { from_date, destinations }) => {
    // Nothing at all is no date either, and is said in other words.
    const isBlank = from_date.trim() === ''
    const fault = isBlank
      ? 'required'
      : (faults['from_date'] ?? startFault(from_date, destinations))
    return fault === undefined ? faults : { ...faults, from_date: fault }
  },
  faults: wizardFaults,
  sent,
  from: {
    destinations: 'destinations.0.city',
    no_nights: 'no_days',
    sequence: 'city',
    to_date: 'from_date',
  },
  sentence: (field, fault) =>
    field === 'from_date' && fault === 'range' ? tooEarly(showDate(minimumStart())) : undefined,
  choices: ({ destinations }, provider) =>
    destinations.map(({ city }, index) =>
      choiceFrom(`destinations.${index}.city`, city, cities(provider), ({ uuid }) => uuid),
    ),
  payload: payloadOf,
  call: (payload: Enquiry, way) => enquiryCall(payload, way),
})
