import { expect, test } from 'vitest'
import { freeTop } from './free-place.ts'

const area = { left: 1000, top: 88, right: 1384, bottom: 880 }
const box = (top: number, bottom: number, left = 900, right = 1400) => ({
  left,
  top,
  right,
  bottom,
})

test('stays at the top if nothing is in the way', () => {
  expect(freeTop(area, 62, [])).toBe(88)
  expect(freeTop(area, 62, [box(88, 140, 20, 1000)])).toBe(88)
  expect(freeTop(area, 62, [box(0, 72), box(158, 200)])).toBe(88)
})

test('moves below an obstacle, with a gap', () => {
  expect(freeTop(area, 62, [box(100, 148)])).toBe(156)
  expect(freeTop(area, 62, [box(149, 170)])).toBe(178)
})

test('uses the first gap that is high enough', () => {
  expect(freeTop(area, 62, [box(300, 350), box(100, 148), box(200, 260)])).toBe(358)
  expect(freeTop(area, 62, [box(100, 400), box(120, 140)])).toBe(408)
})

test('returns undefined if there is no room', () => {
  expect(freeTop(area, 62, [box(100, 860)])).toBeUndefined()
})
