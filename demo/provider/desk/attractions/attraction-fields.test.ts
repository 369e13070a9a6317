import { expect, test } from 'vitest'
import { NOTHING, factsIn, monthField, textsIn, textsOf } from './attraction-fields.ts'

const WHOLE = {
  ...NOTHING,
  name: 'Kuno',
  place: 'x, y, z',
  description: 'Grass.',
  category: 'Wildlife',
}

const faultsOf = (changes: object) => {
  const result = factsIn({ ...WHOLE, ...changes }, 'city')
  return 'faults' in result ? result.faults : {}
}

test.each([
  [{ name: '' }, 'Please fill this in.'],
  [{ category: '' }, 'Please fill this in.'],
  [{ name: 'x'.repeat(101) }, 'Please write at most 100 characters.'],
  [{ description: 'x'.repeat(5001) }, 'Please write at most 5000 characters.'],
  [{ closures: '31 June to 1 July' }, 'We can’t read ‘31 June to 1 July’.'],
  [{ closures: '1 July to 2 July to 3 July' }, 'We can’t read'],
  [{ closures: '0 July to 2 July' }, 'We can’t read'],
  [{ closures: 'July' }, 'We can’t read ‘July’.'],
  [{ position: '91, 0' }, 'Write two numbers'],
  [{ position: '0, -181' }, 'Write two numbers'],
  [{ position: '22' }, 'Write two numbers'],
  [{ position: 'north' }, 'Write two numbers'],
  [{ category: [...Array(31).keys()].join('\n') }, 'Please write at most 30 lines'],
])('refuses %j', (changes, sentence) => {
  const faults = faultsOf(changes)
  expect(Object.keys(faults)).toEqual(Object.keys(changes))
  expect(Object.values(faults)[0]).toContain(sentence)
})

test('an unknown place is a fault', () => {
  expect(factsIn(WHOLE, undefined)).toEqual({ faults: { place: expect.stringContaining('place') } })
})

test('reads what it shows', () => {
  const texts = {
    ...WHOLE,
    best_months: '11 12 1',
    closures: '29 February to 1 March\n15 June to 30 June, partly',
    position: '-22.33, 80',
  }
  const result = factsIn(texts, 'city')
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  const { attraction_location_label, ...facts } = result.facts
  expect(attraction_location_label).toBe('x, z')
  const stored = { ...facts, attraction_location_label: '', place: WHOLE.place }
  const row = { ...stored, id: '', image: [], hidden_at: null, version: '' }
  expect(textsOf(row)).toMatchObject(texts)
})

test.each([
  [[1, 2, 11, 12], '11 12 1 2'],
  [[3, 4, 5, 10, 11], '10 11 3 4 5'],
  [[6], '6'],
  [[], ''],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], '1 2 3 4 5 6 7 8 9 10 11 12'],
])('puts the months %j in the order of the season', (months, text) => {
  const fields = Object.fromEntries(months.map((month) => [monthField(month), 'on']))
  expect(textsIn(fields).best_months).toBe(text)
})
