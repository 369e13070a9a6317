import { expect, test } from 'vitest'
import { kilometres, sideOf, placeInWords } from './place-in-words.ts'

const kanha = { name: 'Kanha National Park', latitude: 22.33, longitude: 80.61 }
const delhi = { latitude: 28.61, longitude: 77.21 }
const mumbai = { latitude: 19.08, longitude: 72.88 }

test('measures great-circle distances', () => {
  expect(Math.round(kilometres(delhi, mumbai) / 10)).toBe(115)
  expect(kilometres(delhi, delhi)).toBe(0)
})

test.each([
  [{ latitude: 30, longitude: 77.21 }, 'north'],
  [{ latitude: 28.61, longitude: 80 }, 'east'],
  [{ latitude: 27, longitude: 77.21 }, 'south'],
  [{ latitude: 28.61, longitude: 75 }, 'west'],
  [mumbai, 'south-west'],
])('%o is %s of Delhi', (spot, side) => {
  expect(sideOf(delhi, spot)).toBe(side)
})

test('locates a place by the nearest known city', () => {
  expect(placeInWords([kanha])).toBe('Kanha National Park, about 200 km north-east of Nagpur')
  const minar = { name: 'Qutb Minar', latitude: 28.524, longitude: 77.185 }
  expect(placeInWords([minar])).toBe('Qutb Minar, in or near Delhi')
})

test('names no city that is too far away, and not the city itself', () => {
  const pole = { name: 'South Pole', latitude: -90, longitude: 0 }
  expect(placeInWords([pole])).toBe('South Pole')
  expect(placeInWords([{ name: 'Delhi', ...delhi }])).toBe('Delhi')
})

test('lists several places', () => {
  const two = [kanha, { name: 'Delhi', ...delhi }]
  expect(placeInWords(two)).toBe('Kanha National Park and Delhi')
})
