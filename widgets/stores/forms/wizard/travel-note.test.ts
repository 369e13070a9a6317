// @vitest-environment node
import { expect, test } from 'vitest'
import { kilometres, travelNote, type TravelStop } from './travel-note.ts'

function stop(name: string, latitude: number | null, longitude: number | null): TravelStop {
  const place = { name, best_months: [], closures: [], time_needed: '' }
  return { city: name, name, country: 'India', seasons: [{ ...place, latitude, longitude }] }
}
const kanha = stop('Kanha', 22.33, 80.63)
const jaipur = stop('Jaipur', 26.99, 75.85)
const pench = stop('Pench', 21.7, 79.3)
const munnar = stop('Munnar', 10.09, 77.06)

test('measures great circles, also across the date line', () => {
  expect(kilometres([0, 0], [0, 90])).toBeCloseTo(10_007.5, 0)
  expect(kilometres([0, 179.5], [0, -179.5])).toBeCloseTo(111.2, 0)
  expect(kilometres([22, 80], [22, 80])).toBe(0)
})

test('distinguishes a drive, a travel day and a flight', () => {
  expect(travelNote(kanha, pench)).toBe('Kanha to Pench: about 4 hours by road.')
  expect(travelNote(kanha, jaipur)).toBe('Kanha to Jaipur is a travel day, about 900 km.')
  expect(travelNote(jaipur, munnar)).toBe('Jaipur to Munnar is usually a flight.')
})

test('a short way across a border is a travel day', () => {
  const abroad = { ...pench, country: 'Nepal' }
  expect(travelNote(kanha, abroad)).toBe('Kanha to Pench is a travel day, about 200 km.')
})

test('says nothing about neighbours, the same city, or places of unknown position', () => {
  expect(travelNote(kanha, stop('Mukki', 22.35, 80.7))).toBe('')
  expect(travelNote(kanha, { ...jaipur, city: 'Kanha' })).toBe('')
  expect(travelNote(kanha, stop('Nowhere', null, 75))).toBe('')
  expect(travelNote({ ...kanha, seasons: [] }, jaipur)).toBe('')
})
