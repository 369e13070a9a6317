import { expect, test } from 'vitest'
import { seasons } from './seasons.ts'

test.each([
  ['07-01', '09-30', false, 'Kanha is closed July to September. It opens again in October.'],
  [
    '06-15',
    '11-15',
    false,
    'Kanha is closed mid June to mid November. It opens again in November.',
  ],
  ['07-01', '09-30', true, 'Part of Kanha is closed July to September. It opens again in October.'],
  ['02-01', '02-28', false, 'Kanha is closed February. It opens again in March.'],
  [
    '12-20',
    '12-31',
    false,
    'Kanha is closed 20 December to 31 December. It opens again in January.',
  ],
  ['11-01', '03-31', false, 'Kanha is closed November to March. It opens again in April.'],
])('says of %s to %s, in part %s: %s', (from, to, part, said) => {
  expect(seasons.closed('Kanha', { from, to, part })).toBe(said)
})

test('counts hours, and names a month with or without its year', () => {
  expect(seasons.byRoad('Agra', 'Delhi', 1)).toBe('Agra to Delhi: about 1 hour by road.')
  expect(seasons.byRoad('Agra', 'Jaipur', 5)).toBe('Agra to Jaipur: about 5 hours by road.')
  expect(seasons.flexibleIn(11, '2027')).toBe('Flexible in November 2027')
  expect(seasons.flexibleIn(11, '')).toBe('Flexible in November')
})
