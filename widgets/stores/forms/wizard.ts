import { atom, computed } from 'nanostores'
import { showDate } from '../../contract/dates.ts'
import type { Enquiry, EnquiryReceipt } from '../../contract/enquiries.ts'
import { MAX_DESTINATIONS } from '../../contract/limits.ts'
import { enquiry as words } from '../../messages/en.ts'
import type { Provider } from '../provider.ts'
import type { Tell } from './declaration.ts'
import { only } from './own-entries.ts'
import { createSubmission } from './submission.ts'
import {
  endDate,
  errorsWithoutRow,
  isNonVeg,
  isVeg,
  mealPlan,
  type Occasion,
  type Row,
  totalsOf,
  withChange,
  withoutRow,
  withRow,
} from './trip.ts'
import { isPersonal, later, minimumStart, type Wizard } from './wizard-later.ts'

const ROW: Row = { key: 1, city: '', no_days: '', accommodation_preference: [] }
const OCCASION: Occasion = { key: 1, occasion: '', date_of_occasion: '' }

const BLANK: Wizard = {
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

/** What a host page fills in; '' for nothing. */
export interface Prefilled {
  city: string
  days: string
  people: string
}

const isOfRow = (path: string) => path.startsWith('destinations.')

/** One wizard enquiry, from the first tick to the company's answer. */
export function createWizard() {
  const submission = createSubmission<Wizard, Enquiry, EnquiryReceipt>({
    kind: 'wizard',
    blank: BLANK,
    trimmed: ['email', 'phone_number'],
    words,
    later: async () => later,
  })
  const { form } = submission
  /** Counts the steps that the visitor took; each moves focus. */
  const $moved = atom(0)
  const $totals = computed(form.$form, ({ destinations }) => totalsOf(destinations))
  const $isFull = computed(
    form.$form,
    ({ destinations }) => destinations.length >= MAX_DESTINATIONS,
  )
  /** First and last day, dd/MM/yyyy (specification, section 9); '' for what is not known. */
  const $dates = computed(form.$form, ({ from_date, destinations }) => ({
    from: showDate(from_date),
    to: showDate(endDate(from_date, totalsOf(destinations).days)),
  }))
  const $meals = computed(form.$form, ({ meal_plan }) => ({
    veg: isVeg(meal_plan),
    nonVeg: isNonVeg(meal_plan),
  }))
  let filled: Prefilled = { city: '', days: '', people: '' }

  // What is wrong is shown at the step that has the first of it.
  form.$faulty.listen(() => {
    const step = Object.keys(form.$errors.get()).every(isPersonal) ? 2 : 1
    if (step !== form.$form.get().step) form.type('step', step)
  })

  /** Shows what the host fills in, and the proposed date, which moves on when a day ends. */
  function prefill(values = filled) {
    filled = values
    const first = { ...ROW, city: values.city, no_days: values.days }
    form.prefill({
      number_of_adults: values.people,
      from_date: minimumStart(),
      destinations: [first],
    })
  }

  function send(provider: Provider, tell: Tell) {
    prefill()
    return submission.send(provider, tell)
  }

  function moveTo(step: Wizard['step']) {
    form.type('step', step)
    $moved.set($moved.get() + 1)
  }

  const wrong = (asked: (path: string) => boolean) =>
    only(later.check(form.$form.get()).errors, asked)

  /** Goes on to the second step if the first one is right. */
  function next() {
    prefill()
    const errors = wrong((path) => !isPersonal(path))
    form.refuse(errors)
    if (Object.keys(errors).length === 0) moveTo(2)
  }

  const previous = () => moveTo(1)

  /** Discards what was typed. */
  function startOver() {
    form.clear()
    $moved.set($moved.get() + 1)
  }

  /** Ticks or unticks one of the two meals. */
  function tickMeal(veg: boolean, ticked: boolean) {
    const meals = $meals.get()
    form.type('meal_plan', veg ? mealPlan(ticked, meals.nonVeg) : mealPlan(meals.veg, ticked))
  }

  const editRow = (index: number, change: Partial<Row>) =>
    form.type('destinations', withChange(form.$form.get().destinations, index, change))

  /** Adds a destination if those there are right; else shows what is wrong with them. */
  function addRow(): boolean {
    const rows = form.$form.get().destinations
    const wrongRows = wrong(isOfRow)
    const others = only(form.$errors.get(), (path) => !isOfRow(path))
    form.$errors.set({ ...others, ...wrongRows })
    if (Object.keys(wrongRows).length > 0 || $isFull.get()) return false
    form.type('destinations', withRow(rows, ROW))
    return true
  }

  function removeRow(index: number) {
    form.$errors.set(errorsWithoutRow(form.$errors.get(), 'destinations', index))
    form.type('destinations', withoutRow(form.$form.get().destinations, index))
  }

  const editOccasion = (index: number, change: Partial<Occasion>) =>
    form.type('occasions', withChange(form.$form.get().occasions, index, change))

  /** Adds an occasion, unless the last one is still empty: that one is there to be filled in. */
  function addOccasion(): boolean {
    const { occasions } = form.$form.get()
    const last = occasions.at(-1)
    if (!last?.occasion.trim() && !last?.date_of_occasion) return false
    form.type('occasions', withRow(occasions, OCCASION))
    return true
  }

  /** Removes an occasion; of the last one only what was typed. */
  function removeOccasion(index: number) {
    const { occasions } = form.$form.get()
    form.type('occasions', occasions.length > 1 ? withoutRow(occasions, index) : BLANK.occasions)
  }

  const facts = { $moved, $totals, $isFull, $dates, $meals }
  const rows = { editRow, addRow, removeRow, editOccasion, addOccasion, removeOccasion }
  return { ...submission, ...facts, send, prefill, next, previous, startOver, tickMeal, ...rows }
}

export type WizardStore = ReturnType<typeof createWizard>
