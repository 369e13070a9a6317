import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import { MEALS_TOLD } from '../../../widgets/contract/meal-plan.ts'
import type { VerifiedUser } from '../data/corporate.ts'
import type { Stop } from '../data/enquiries.ts'

/** What mails tell of an enquiry. */
export interface EnquiryTold {
  reference: string
  enquiry: Enquiry
  stops: Stop[]
  /** The corporate user who sent it, as proven. */
  user: VerifiedUser | undefined
  /** The one whose address it names without a proof. */
  claimed: VerifiedUser | undefined
  partner: string | null
  at: Date
}

/** Lines of a name and a value in two columns; what has no value is left out. */
export function columns(facts: [name: string, value: string | number | null | undefined][]) {
  const told = facts.filter(([, value]) => value !== undefined && value !== null && value !== '')
  const width = Math.max(...told.map(([name]) => name.length)) + 2
  return told.map(([name, value]) => name.padEnd(width) + oneLine(String(value))).join('\n')
}

/** Facts that no mail has a name for yet, by the names of their fields: 'travel_class' is 'Travel class'. */
export function byName(fields: object): [name: string, value: string][] {
  return Object.entries(fields)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [sentenceCase(name), String(value)])
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The stops of a trip, one per line: '1. Jaipur, Rajasthan, India: 3 days, 2 nights'. */
export function itinerary({ enquiry, stops }: EnquiryTold): string {
  return enquiry.destinations
    .map(({ no_days, no_nights, accommodation_preference }, index) => {
      const stay = [
        counted(no_days, 'day'),
        no_nights === undefined ? '' : counted(no_nights, 'night'),
        oneLine(accommodation_preference ?? ''),
      ]
      return `${index + 1}. ${stops[index]?.label}: ${stay.filter(Boolean).join(', ')}`
    })
    .join('\n')
}

/** A meal plan in words. */
export function mealsTold(plan: Enquiry['meal_plan']): string | undefined {
  return plan && MEALS_TOLD[plan]
}

/** Text that can't pretend to be more than one line, nor be turned around. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]+/gu, ' ').trim()
}

/** Text of several lines, each of which shows that it is quoted. */
export function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${oneLine(line)}`.trimEnd())
    .join('\n')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
