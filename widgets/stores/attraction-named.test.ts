import { expect, test } from 'vitest'
import type { Attraction } from '../contract/attractions.ts'
import { choiceOf } from './attraction-list.ts'
import { attractionNamed } from './attraction-named.ts'

const attraction = (_id: string, name: string, attraction_location_label: string): Attraction => ({
  _id,
  name,
  attraction_location_label,
  image: [],
  description: '',
  activities: [],
  category: [],
  avg_review: -1,
  total_review: 0,
})
const list = [
  attraction('taj', 'Taj Mahal', 'Agra, Uttar Pradesh'),
  attraction('temples', 'Khajurāho Temples', 'Khajuraho, Madhya Pradesh'),
  attraction('fort', 'Red Fort', 'Agra, Uttar Pradesh'),
  attraction('other', 'Red Fort', 'Delhi'),
]

test.each([
  ['Taj Mahal', 'taj'],
  [' taj mahal ', 'taj'],
  ['Agra, Uttar Pradesh/Taj Mahal', 'taj'],
  ['Khajuraho temples', 'temples'],
  ['Delhi/Red Fort', 'other'],
  ['Red Fort', undefined],
  ['Taj', undefined],
])('resolves %j to %j', (text, id) => {
  const named = attractionNamed(list, text)
  expect(named && choiceOf(named).value).toBe(id)
})
