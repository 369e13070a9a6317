import { expect, test } from 'vitest'
import { contrast, hexOf } from './contrast.ts'

test('computes the contrast ratio of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
  // The lightest grey that passes 4.5:1 on white, and the next.
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
  expect(contrast([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2)
  expect(hexOf([217, 84, 0])).toBe('#d95400')
})
