import { expect, test } from 'vitest'
import { sightsIn, sightsLine } from './sights.ts'

test('reads its own line at any place in the request', () => {
  const line = sightsLine(['Taj Mahal', 'Agra Fort'])
  expect(line).toBe('Places to see: Taj Mahal; Agra Fort')
  expect(sightsIn(`Quiet rooms, please.\n${line}\r\nSenior citizens: 2`)).toEqual([
    'Taj Mahal',
    'Agra Fort',
  ])
})

test('reads the line in any language', () => {
  const line = sightsLine(['ताज महल'], 'घूमने की जगहें')
  expect(sightsIn(line)).toEqual([])
  expect(sightsIn(line, ['Places to see', 'घूमने की जगहें'])).toEqual(['ताज महल'])
})

test.each(['', 'Places to see', 'Places to see: ', 'Places to see: ; ;', 'My Places to see: Agra'])(
  'finds no names in %j',
  (request) => {
    expect(sightsIn(request)).toEqual([])
  },
)
