import facts from 'virtual:elements'
import * as says from '../messages/en/partners.ts'

const ORDER = Object.keys(says.widgets)
const placeOf = (tag: string) => (ORDER.includes(tag) ? ORDER.indexOf(tag) : ORDER.length)

export const { pageWide, properties } = facts

/** All tags, those that most partners want first. */
export const elements = facts.elements.toSorted(
  (one, other) => placeOf(one.tag) - placeOf(other.tag),
)

export const nameOf = (tag: string): string => says.widgets[tag] ?? tag
