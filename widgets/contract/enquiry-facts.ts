import { showDate } from './values/dates.ts'
import type { Enquiry } from './enquiries.ts'
import type { EnquirySummary } from './enquiry-list.ts'
import { mealsTold } from './values/meal-plan.ts'

/** A field of an enquiry, except its stops. Each is also a column of that name. */
export type FactName = Exclude<keyof Enquiry, 'destinations'>

/**
 * Where a field is shown: in the email to the traveller, in the email and on the page of the desk, in the CSV, in
 * My enquiries, and in the personal export.
 */
export type View = 'traveller' | 'desk' | 'csv' | 'own' | 'export'

interface FactRule {
  /** At the desk and in emails to it. Fields with the same label are shown as one. */
  label: string
  /** Column of the CSV. */
  csv: string
  /** A wish is quoted as written, and a person's facts are shown apart from the trip's. */
  part: 'trip' | 'wish' | 'person'
  views: readonly View[]
  /** Formats other than plain text. */
  shownAs?: 'date' | 'meals'
  /** Use in a deletion, see the provider's rules for personal tables. */
  personal?: 'address' | 'mobile' | 'text'
}

const TO_STAFF_AND_SENDER = ['desk', 'csv', 'own', 'export'] as const
/** Not for free text: the address may be a stranger's, to whom it could carry a message. */
const EVERYWHERE = ['traveller', ...TO_STAFF_AND_SENDER] as const

/** Every field of an enquiry, in the order of the emails and the desk's page. */
export const ENQUIRY_FACTS: Readonly<Record<FactName, FactRule>> = {
  number_of_adults: { label: 'Adults', csv: 'adults', part: 'trip', views: EVERYWHERE },
  number_of_kids: { label: 'Below 5', csv: 'below_5', part: 'trip', views: EVERYWHERE },
  from_date: {
    label: 'From',
    csv: 'from_date',
    part: 'trip',
    views: EVERYWHERE,
    shownAs: 'date',
  },
  to_date: {
    label: 'To',
    csv: 'to_date',
    part: 'trip',
    views: EVERYWHERE,
    shownAs: 'date',
  },
  meal_plan: {
    label: 'Meal plan',
    csv: 'meal_plan',
    part: 'trip',
    views: EVERYWHERE,
    shownAs: 'meals',
  },
  coupon_code: {
    label: 'Coupon code',
    csv: 'coupon_code',
    part: 'trip',
    views: TO_STAFF_AND_SENDER,
  },
  any_special_request: {
    label: 'Special request',
    csv: 'special_request',
    part: 'wish',
    views: TO_STAFF_AND_SENDER,
    personal: 'text',
  },
  first_name: { label: 'Name', csv: 'first_name', part: 'person', views: TO_STAFF_AND_SENDER },
  last_name: { label: 'Name', csv: 'last_name', part: 'person', views: TO_STAFF_AND_SENDER },
  email: {
    label: 'Email',
    csv: 'email',
    part: 'person',
    views: TO_STAFF_AND_SENDER,
    personal: 'address',
  },
  phone_number: {
    label: 'Mobile',
    csv: 'mobile',
    part: 'person',
    views: TO_STAFF_AND_SENDER,
    personal: 'mobile',
  },
}

export const FACT_NAMES = Object.keys(ENQUIRY_FACTS) as FactName[]

/** Fields that a view moves to its beginning or its end. */
const MOVED: Partial<Record<View, { first: FactName[]; last?: FactName[] }>> = {
  csv: { first: ['from_date', 'to_date'] },
  own: { first: ['from_date', 'to_date'], last: ['email'] },
  export: { first: ['first_name', 'last_name', 'email', 'phone_number'] },
}

/** The fields of a view, in its order. */
export function factNames(view: View): FactName[] {
  const { first = [], last = [] } = MOVED[view] ?? {}
  const others = FACT_NAMES.filter((name) => !first.includes(name) && !last.includes(name))
  return [...first, ...others, ...last].filter((name) => ENQUIRY_FACTS[name].views.includes(view))
}

export const personalFacts = (kind: FactRule['personal']): FactName[] =>
  FACT_NAMES.filter((name) => ENQUIRY_FACTS[name].personal === kind)

export interface ShownFact extends Pick<FactRule, 'label' | 'part'> {
  /** The first of the fields with this label. */
  name: FactName
  /** Empty if it was not sent. */
  value: string
}

/** The facts of an enquiry as a view shows them. */
export function factsFor(view: View, enquiry: Pick<EnquirySummary, FactName>): ShownFact[] {
  const facts = new Map<string, ShownFact>()
  for (const name of factNames(view)) {
    const { label, part, shownAs } = ENQUIRY_FACTS[name]
    const value = shown(String(enquiry[name] ?? ''), shownAs)
    const before = facts.get(label)
    const values = [before?.value, value].filter(Boolean).join(' ')
    facts.set(label, { name, label, part, ...before, value: values })
  }
  return [...facts.values()]
}

function shown(text: string, as: FactRule['shownAs']): string {
  if (as === 'date') return showDate(text)
  return as === 'meals' ? mealsTold(text) : text
}
