import { earliestStart } from '../../../contract/values/add-days.ts'
import { showDate, today } from '../../../contract/values/dates.ts'
import { type CheckedWizard, wizardForm, wizardPerson } from '../../../contract/wizard.ts'
import { wizardDates, wizardFaults } from '../../../messages/en/wizard-later.ts'
import type { personFaults } from '../../../messages/en/wizard-person.ts'
import type { Say } from '../../../messages/say.ts'
import { type CheckRules, rulesBy } from '../engine/check.ts'
import { bare } from '../engine/without-prototype.ts'
import type { RequestLine } from '../request-lines.ts'
import {
  endDate,
  type Flexible,
  type MealPlan,
  nightsOf,
  type Occasion,
  type Row,
  totalsOf,
} from './trip.ts'

/** Wizard form as typed (specification, section 3). */
export interface Wizard extends Record<Exclude<WizardField, keyof Row | 'meal_plan'>, string> {
  step: 1 | 2
  meal_plan: MealPlan
  destinations: readonly Row[]
  occasions: readonly Occasion[]
  number_of_senior_citizens: string
  traveling_with: string
  sights: readonly string[]
  flexible: Partial<Flexible>
  /** Lines written into `any_special_request`. */
  request_lines: readonly RequestLine[]
}

/** Fields of a row have their own names. */
export type WizardField = Exclude<keyof typeof wizardFaults | keyof typeof personFaults, 'id'>

/** Earliest start in the visitor's time zone. */
export const minimumStart = () => earliestStart(today())

export const isPersonal = (path: string) => path in wizardPerson.shape

/** A start whose trip would end after the year 9999 is invalid. */
function startFault(from_date: string, rows: readonly Row[]): string | undefined {
  if (endDate(from_date, totalsOf(rows).days) === '') return 'required'
  return from_date < minimumStart() ? 'range' : undefined
}

/** Specified payload (section 3). The special request has a line for each field that it lacks. Empty fields are ''. */
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

/** The first step ignores faults of the second, whose messages load with the request. */
const NONE = { first_name: '', last_name: '', email: '', phone_number: '' }

type Rules = CheckRules<Wizard, WizardField, CheckedWizard, ReturnType<typeof payloadOf>>

/** Validation and payload of the wizard (specification, sections 3 and 5). */
export const rulesIn = (say: Say): Rules => ({
  schema: () => wizardForm,
  amend: (faults, { from_date, destinations }) => {
    // An empty date has its own message.
    const isBlank = from_date.trim() === ''
    const fault = isBlank
      ? 'required'
      : (faults['from_date'] ?? startFault(from_date, destinations))
    return fault === undefined ? faults : { ...faults, from_date: fault }
  },
  faults: () => ({ ...NONE, ...say(wizardFaults) }),
  from: {
    destinations: 'destinations.0.city',
    no_nights: 'no_days',
    sequence: 'city',
    to_date: 'from_date',
  },
  sentence: (field, fault) =>
    field === 'from_date' && fault === 'range'
      ? say(wizardDates).tooEarly(showDate(minimumStart()))
      : undefined,
  payload: payloadOf,
})

export const checkIn = (say: Say) => rulesBy(bare(rulesIn(say))).check
