import { expect, test } from 'vitest'
import { named } from './choice.ts'

const labels = [
  'Agra, Uttar Pradesh/Taj Mahal',
  'Agra, Uttar Pradesh/Agra Fort',
  'Khajurāho, Madhya Pradesh/Temples',
  'Delhi/Red Fort',
  'Agra, Uttar Pradesh/Red Fort',
  'Agra',
]

test.each([
  ['agra, uttar pradesh/taj mahal', 0],
  [' Tāj MAHAL ', 0],
  ['temples', 2],
  ['Delhi/Red Fort', 3],
  ['agra', 5],
])('finds the item that %j names', (text, index) => {
  expect(named(labels, text, String)).toBe(labels[index])
})

test.each(['Red Fort', 'Mahal', 'Taj', '', '/', 'zoo'])('finds nothing for %j', (text) => {
  expect(named(labels, text, String)).toBeUndefined()
})
