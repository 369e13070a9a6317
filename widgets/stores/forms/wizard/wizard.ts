import { atom, computed } from 'nanostores'
import { showDate } from '../../../contract/values/dates.ts'
import type { Enquiry, EnquiryReceipt } from '../../../contract/enquiries.ts'
import { enquiry as english } from '../../../messages/en/enquiry.ts'
import type { Say } from '../../../messages/say.ts'
import type { Provider } from '../../provider.ts'
import type { Tell } from '../engine/declaration.ts'
import { only } from '../engine/own-properties.ts'
import { requestLines, sameLines, withLines } from '../request-lines.ts'
import { createSubmission } from '../engine/submission.ts'
import { endDate, isNonVeg, isVeg, mealPlan, OCCASION, ROW, totalsOf } from './trip.ts'
import { checkIn, isPersonal, minimumStart, type Wizard } from './wizard-rules.ts'
import { createLists } from './wizard-lists.ts'

const BLANK: Wizard = {
  step: 1,
  number_of_adults: '',
  // Default, because most trips have no children. An emptied field is an error.
  number_of_kids: '0',
  number_of_senior_citizens: '',
  traveling_with: '',
  from_date: '',
  meal_plan: '',
  destinations: [ROW],
  occasions: [OCCASION],
  coupon_code: '',
  any_special_request: '',
  sights: [],
  flexible: {},
  request_lines: [],
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
}

/** Values from the host page, '' for none. Several cities and their days are separated by '|'. */
export interface Prefilled {
  city: string
  days: string
  people: string
  sight?: string
}

export function createWizard(say: Say) {
  const check = checkIn(say)
  const submission = createSubmission<Wizard, Enquiry, EnquiryReceipt>({
    kind: 'wizard',
    blank: BLANK,
    trimmed: ['email', 'phone_number'],
    say,
    words: () => say(english),
    later: async () => (await import('./wizard-later.ts')).laterIn(say),
  })
  const { form } = submission
  /** Number of steps taken by the visitor. Each moves focus. */
  const $moved = atom(0)
  const $totals = computed(form.$form, ({ destinations }) => totalsOf(destinations))
  /** First and last day as dd/MM/yyyy (specification, section 9), '' if unknown. */
  const $dates = computed(form.$form, ({ from_date, destinations }) => {
    const { days } = totalsOf(destinations)
    return { from: showDate(from_date), to: days > 0 ? showDate(endDate(from_date, days)) : '' }
  })
  const $meals = computed(form.$form, ({ meal_plan }) => ({
    veg: isVeg(meal_plan),
    nonVeg: isNonVeg(meal_plan),
  }))
  let filled: Prefilled = { city: '', days: '', people: '', sight: '' }

  form.$faulty.listen(() => {
    const step = Object.keys(form.$errors.get()).every(isPersonal) ? 2 : 1
    if (step !== form.$form.get().step) form.type('step', step)
  })

  /** Applies the host's values and the proposed start date, which changes at midnight. */
  function prefill(values = filled) {
    filled = values
    const days = values.days.split('|')
    form.prefill({
      number_of_adults: values.people,
      from_date: minimumStart(),
      destinations: values.city
        .split('|')
        .map((city, at) => Object.assign({}, ROW, { key: at + 1, city, no_days: days[at] ?? '' })),
      sights: values.sight ? [values.sight] : [],
    })
  }

  /**
   * Updates the lines in the special request. Until the visitor edits it, it counts as prefilled and follows the
   * fields.
   */
  function writeLines() {
    const typed = form.typed()
    const { any_special_request: request, request_lines: before, sights } = form.$form.get()
    const isTyped = typed.any_special_request !== undefined
    // Makes the draft store them.
    if (isTyped && !typed.request_lines) return form.type('request_lines', before)
    if (sights.length > 0 && !typed.sights && Object.keys(typed).length > 0)
      return form.type('sights', sights)
    const now = requestLines(form.$form.get(), say)
    if (sameLines(before, now)) return
    const text = withLines(request, before, now)
    if (!isTyped) return form.prefill({ any_special_request: text, request_lines: now })
    form.type('request_lines', now)
    form.type('any_special_request', text)
  }
  form.$form.listen(writeLines)

  function send(provider: Provider, tell: Tell) {
    prefill()
    return submission.send(provider, tell)
  }

  function moveTo(step: Wizard['step']) {
    form.type('step', step)
    $moved.set($moved.get() + 1)
  }

  const wrong = (asked: (path: string) => boolean) => only(check(form.$form.get()).errors, asked)

  const wrongTrip = () => wrong((path) => !isPersonal(path))
  const isTripRight = () => Object.keys(wrongTrip()).length === 0

  function next() {
    prefill()
    form.refuse(wrongTrip())
    if (isTripRight()) moveTo(2)
  }

  const previous = () => moveTo(1)

  function startOver() {
    form.clear()
    $moved.set($moved.get() + 1)
  }

  function tickMeal(veg: boolean, ticked: boolean) {
    const meals = $meals.get()
    form.type('meal_plan', veg ? mealPlan(ticked, meals.nonVeg) : mealPlan(meals.veg, ticked))
  }

  const facts = { $moved, $totals, $dates, $meals, isTripRight }
  const verbs = { send, prefill, next, previous, startOver, tickMeal }
  return { ...submission, ...facts, ...verbs, ...createLists(form, wrong) }
}

export type WizardStore = ReturnType<typeof createWizard>
