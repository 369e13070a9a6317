import { expect, test } from 'vitest'
import { contrast, hexOf, PAIRS, worstOf } from './contrast.ts'

test('computes the contrast ratio of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
  // The lightest grey that passes 4.5:1 on white, and the next.
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
  expect(contrast([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2)
  expect(hexOf([217, 84, 0])).toBe('#d95400')
})

test('finds the colour scheme with the lowest contrast', () => {
  const ink = [119, 119, 119] as const
  const schemes = [
    { name: 'light', colours: { ink, surface: [255, 255, 255] } },
    { name: 'dark', colours: { ink, surface: [23, 35, 31] } },
  ] as const
  expect(worstOf(PAIRS[0]!, schemes)?.name).toBe('dark')
  expect(worstOf(PAIRS[0]!, schemes.slice(0, 1))).toEqual({
    name: 'light',
    ratio: expect.any(Number),
  })
  expect(worstOf(PAIRS[0]!, [])).toBeUndefined()
})
