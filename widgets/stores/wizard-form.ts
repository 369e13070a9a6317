import { createForm, type FieldErrors, type Form } from './form.ts'
import type { MealPlan } from './wizard-sums.ts'

/** A destination of the trip as typed. */
export interface Row {
  /** Tells the rows of a list apart, whatever their place. */
  key: number
  /** A city's uuid. */
  city: string
  no_days: string
  /** The chosen hotel categories, in the order in which they are offered. */
  accommodation_preference: readonly string[]
}

/** Something to celebrate; collected, and not sent (specification, section 3). */
export interface Occasion {
  key: number
  occasion: string
  /** YYYY-MM-DD. */
  date_of_occasion: string
}

/** The wizard as typed (specification, section 3), and the step it stands at. */
export interface Wizard {
  step: 1 | 2
  number_of_adults: string
  /** 'Below 5'. */
  number_of_kids: string
  number_of_senior_citizens: string
  traveling_with: string
  /** YYYY-MM-DD. */
  from_date: string
  meal_plan: MealPlan
  destinations: readonly Row[]
  occasions: readonly Occasion[]
  coupon_code: string
  any_special_request: string
  first_name: string
  last_name: string
  email: string
  phone_number: string
}

export type WizardForm = Form<Wizard>

const ROW: Row = { key: 1, city: '', no_days: '', accommodation_preference: [] }
const OCCASION: Occasion = { key: 1, occasion: '', date_of_occasion: '' }

export const BLANK: Wizard = {
  step: 1,
  number_of_adults: '',
  number_of_kids: '',
  number_of_senior_citizens: '',
  traveling_with: '',
  from_date: '',
  meal_plan: '',
  destinations: [ROW],
  occasions: [OCCASION],
  coupon_code: '',
  any_special_request: '',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
}

/** One wizard; `check` says what is wrong with it. */
export function createWizardForm(check: (values: Wizard) => FieldErrors): WizardForm {
  return createForm<Wizard>({ kind: 'wizard', blank: BLANK, enter, check: async () => check })
}

/** Trims e-mail and mobile on entry (specification, section 5). */
function enter<Field extends keyof Wizard>(field: Field, value: Wizard[Field]): Wizard[Field] {
  const trimmed = field === 'email' || field === 'phone_number'
  return (trimmed ? String(value).trim() : value) as Wizard[Field]
}
