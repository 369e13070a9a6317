import { MAX_PEOPLE } from '../../../../widgets/contract/limits.ts'
import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import { readDate, isDate } from '../../../../widgets/contract/values/dates.ts'
import { latinDigits } from '../../../../widgets/contract/values/digits.ts'
import type { TypedPlan } from '../../data/plans/plan-drafts.ts'
import type { PlanContent, PlanDay } from '../../data/plans/plans.ts'
import type { Fields } from '../fields.ts'

export const MOST_DAYS = 90

/** Characters. */
export const LONGEST = { line: 200, activity: 2000, text: 20_000 }

/** In paise: ten crore rupees for each person. */
const MOST_MONEY = 10_000_000_000

/** Days from today to the last date until which a price may be valid. */
const FURTHEST = 730

/** Error messages by field name; a day's is `day-` and its position. */
export type PlanFaults = Record<string, string>

const DAY_FIELDS = ['place', 'activity', 'night'] as const

export const NO_DAY: PlanDay = { place: '', activity: '', night: '' }

/** The form's fields as typed, with their days. */
export function typedIn(fields: Fields): TypedPlan {
  const value = (name: string) => fields[name] ?? ''
  const count = Math.min(MOST_DAYS, Number.parseInt(value('count'), 10) || 0)
  return {
    title: value('title'),
    message: value('message'),
    terms: value('terms'),
    people: value('people'),
    price: value('price'),
    total: value('total'),
    valid_until: value('valid_until'),
    days: Array.from({ length: count }, (_, at) => ({
      place: value(`place.${at}`),
      activity: value(`activity.${at}`),
      night: value(`night.${at}`),
    })),
  }
}

/** The plan after a button of the form: 'add', or 'remove', 'up' or 'down' with a day's position, such as 'up.2'. */
export function changedBy(button: string, typed: TypedPlan): TypedPlan {
  const { days } = typed
  if (button === 'add') {
    return days.length < MOST_DAYS ? { ...typed, days: [...days, NO_DAY] } : typed
  }
  const [, what, position] = /^(remove|up|down)\.(\d{1,2})$/.exec(button) ?? []
  const at = Number(position)
  if (what === undefined || at >= days.length) return typed
  if (what === 'remove') return { ...typed, days: days.toSpliced(at, 1) }
  const to = what === 'up' ? at - 1 : at + 1
  if (to < 0 || to >= days.length) return typed
  return { ...typed, days: days.with(at, days[to]!).with(to, days[at]!) }
}

const PLAIN = /^\d{1,15}(?:\.\d{1,2})?$/
/** Thousands, lakhs and crores, or thousands and millions. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/

/** Reads rupees such as '12,500', '₹12500.50' or 'Rs. 1,24,000' as paise; undefined for anything else. */
export function paiseIn(written: string): number | undefined {
  const text = latinDigits(written)
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '')
  if (!PLAIN.test(text) && !GROUPED.test(text)) return undefined
  const [rupees = '', paise = ''] = text.replaceAll(',', '').split('.')
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** Paise as typed: '12500' or '12500.50'. */
export const rupeesTyped = (paise: number) =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)

export const countIn = (written: string) => {
  const text = latinDigits(written).trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** The price for everyone in paise, if both are typed. */
export function productOf({ price, people }: TypedPlan): number | undefined {
  const [each, count] = [paiseIn(price), countIn(people)]
  return each === undefined || count === undefined ? undefined : each * count
}

/** Checks a typed plan before it is sent. */
export function checked(typed: TypedPlan, today: string): PlanContent | { faults: PlanFaults } {
  const faults: PlanFaults = {}
  const line = (name: 'title', label: string) => {
    const text = typed[name].trim()
    if (text === '') faults[name] = `Please enter the ${label}.`
    else if (text.length > LONGEST.line) faults[name] = atMost(LONGEST.line)
    return text
  }
  const long = (name: 'message' | 'terms') => {
    const text = typed[name].trim()
    if (text.length > LONGEST.text) faults[name] = atMost(LONGEST.text)
    return text
  }
  const money = (name: 'price' | 'total', most: number) => {
    const paise = paiseIn(typed[name])
    if (paise === undefined) faults[name] = 'Please enter rupees, such as 12,500 or 12500.50.'
    else if (paise === 0) faults[name] = 'Please enter more than 0.'
    else if (paise > most) faults[name] = 'This is too much.'
    return paise ?? 0
  }
  const title = line('title', 'title')
  const [message, terms] = [long('message'), long('terms')]
  const people = countIn(typed.people) ?? 0
  if (people < 1 || people > MAX_PEOPLE) {
    faults['people'] = `Please enter a number from 1 to ${MAX_PEOPLE}.`
  }
  const price = money('price', MOST_MONEY)
  const total = typed.total.trim() === '' ? price * people : money('total', MOST_MONEY * MAX_PEOPLE)
  const valid_until = readDate(typed.valid_until)
  if (!isDate(valid_until)) faults['valid_until'] = 'Please enter a date.'
  else if (valid_until < today) faults['valid_until'] = 'Please enter today or a later date.'
  else if (valid_until > addDays(today, FURTHEST))
    faults['valid_until'] = 'Please enter a date within two years.'
  const days = typed.days.map((day, at) => checkedDay(day, at, faults))
  if (days.length === 0) faults['days'] = 'Please add at least one day.'
  if (Object.keys(faults).length > 0) return { faults }
  return { title, message, terms, people, price, total, valid_until, days }
}

function checkedDay(typed: PlanDay, at: number, faults: PlanFaults): PlanDay {
  const [place = '', activity = '', night = ''] = DAY_FIELDS.map((name) => typed[name].trim())
  if (place === '' && activity === '') {
    faults[`day-${at}`] = 'Please enter a place or what happens, or remove the day.'
  } else if (Math.max(place.length, night.length) > LONGEST.line) {
    faults[`day-${at}`] = `Place and night: ${atMost(LONGEST.line)}`
  } else if (activity.length > LONGEST.activity) faults[`day-${at}`] = atMost(LONGEST.activity)
  return { place, activity, night }
}

const atMost = (characters: number) => `Please write at most ${characters} characters.`
