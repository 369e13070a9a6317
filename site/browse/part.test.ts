import { expect, test } from 'vitest'
import { partIn, partQuery } from './part.ts'

test('reads a page number; anything else is page 1', () => {
  const asked = ['2', '99999', '0', '-1', '1.5', 'x', '100000', undefined]
  const pages = asked.map((page) => partIn({ ...(page && { page }) }).page)
  expect(pages).toEqual([2, 99_999, 1, 1, 1, 1, 1, 1])
})

test('reads a number of places to show, in steps of 12 up to the longest list', () => {
  const asked = ['24', '25', '1', '0', '-1', 'x', '999', '9999', undefined]
  const shown = asked.map((shown) => partIn({ ...(shown && { shown }) }).shown)
  expect(shown).toEqual([24, 36, 12, 12, 12, 12, 108, 12, 12])
})

test('leaves the usual page and number of places out of addresses', () => {
  expect(partQuery(1, 12)).toEqual({ page: '', shown: '' })
  expect(partQuery(2, 24)).toEqual({ page: '2', shown: '24' })
})
