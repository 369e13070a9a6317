import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceToBeginning, editDistance } from './edit-distance.ts'

test.each([
  ['', '', 0],
  ['', 'goa', 3],
  ['munar', 'munnar', 1],
  ['kerela', 'kerala', 1],
  ['destination', 'destinations', 1],
  ['dehli', 'delhi', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['\u{1F42F}', '', 1],
])('the distance from %j to %j is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

test('is 0 for equal words, symmetric, and at most the longer length', () => {
  const words = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') })
  const holds = (a: string, b: string) => {
    const distance = editDistance(a, b)
    const least = Math.abs(a.length - b.length)
    const isBounded = distance >= least && distance <= Math.max(a.length, b.length)
    return isBounded && (distance === 0) === (a === b) && distance === editDistance(b, a)
  }
  expect(() => fc.assert(fc.property(words, words, holds))).not.toThrow()
})

test.each([
  ['ranthambore', 'ranthambore', 0],
  ['rantam', 'ranthambore', 1],
  ['kah', 'kanha', 1],
  ['xyz', 'kanha', 3],
])('the distance from %s to a beginning of %s is %i', (typed, word, distance) => {
  expect(distanceToBeginning(typed, word)).toBe(distance)
})
