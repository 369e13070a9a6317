import { expect, test } from 'vitest'
import { listed as listedAr } from './ar/list.ts'
import { listed as listedEn } from './en/list.ts'
import { inLakhs, inThousands } from './number-text.ts'

const NUMBERS = [0, 7, 42, 999, 1000, 12_345, 99_999, 100_000, 1_240_000, 98_765_432, 4.5, 1234.25]

test('writes numbers as Intl does', () => {
  expect(NUMBERS.map(inThousands)).toEqual(NUMBERS.map(new Intl.NumberFormat('ar-AE').format))
  for (const locale of ['en-IN', 'hi-IN'])
    expect(NUMBERS.map(inLakhs)).toEqual(NUMBERS.map(new Intl.NumberFormat(locale).format))
})

test('writes lists as Intl does', () => {
  for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C', 'D']]) {
    expect(listedEn(items)).toBe(new Intl.ListFormat('en-GB').format(items))
    expect(listedAr(items)).toBe(new Intl.ListFormat('ar-AE').format(items))
  }
})
