import { showDate } from '../../../widgets/contract/dates.ts'
import { mealsTold } from '../../../widgets/contract/meal-plan.ts'
import type { Fact } from './letter.ts'
import { type Trip, counted } from './trip-in-words.ts'

/** Facts without their old value: it may be another person's, whose data would then be in this email. */
const ONLY_NEW = new Set(['Name', 'Email', 'Mobile'])

/** Changed facts of an enquiry, each as 'before → after'. */
export function changesOf(before: Trip, after: Trip): Fact[] {
  const old = new Map(factsOf(before))
  return factsOf(after)
    .filter(([label, value]) => old.get(label) !== value)
    .map(([label, value]) => {
      const now = value || 'none'
      return [label, ONLY_NEW.has(label) ? now : `${old.get(label) || 'none'} → ${now}`]
    })
}

function factsOf({ enquiry, stops }: Trip): [label: string, value: string][] {
  const way = enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, at) => {
    const nights = no_nights === undefined || no_nights === null ? '' : counted(no_nights, 'night')
    const place = stops[at]?.label ?? ''
    return [place, counted(no_days, 'day'), nights, accommodation_preference]
      .filter(Boolean)
      .join(', ')
  })
  const { meal_plan, from_date, to_date } = enquiry
  return [
    ['Trip', way.join('; ')],
    ['Adults', String(enquiry.number_of_adults)],
    ['Below 5', String(enquiry.number_of_kids ?? '')],
    ['From', from_date ? showDate(from_date) : ''],
    ['To', to_date ? showDate(to_date) : ''],
    ['Meal plan', meal_plan ? mealsTold(meal_plan) : ''],
    ['Coupon code', enquiry.coupon_code ?? ''],
    ['Special request', enquiry.any_special_request ?? ''],
    ['Name', [enquiry.first_name, enquiry.last_name].filter(Boolean).join(' ')],
    ['Email', enquiry.email],
    ['Mobile', enquiry.phone_number],
  ]
}
