import { expect, test } from 'vitest'
import { FRAMES, frameOf, pointOn, SIZE } from './map-frames.ts'
import { marksOf } from './map-labels.ts'

const kanha = { name: 'Kanha National Park', latitude: 22.33, longitude: 80.61 }
const tawang = { name: 'Tawang Monastery', latitude: 27.58, longitude: 91.86 }
const majuli = { name: 'Majuli Island', latitude: 26.95, longitude: 94.17 }
const kovalam = { name: 'Kovalam Beach', latitude: 8.4, longitude: 76.98 }
const colosseum = { name: 'Colosseum', latitude: 41.89, longitude: 12.49 }

test('shows a single place within its country, and several on the smallest map with all of them', () => {
  expect(frameOf([kanha]).name).toBe('india')
  expect(frameOf([tawang]).name).toBe('india')
  expect(frameOf([tawang, majuli]).name).toBe('north-east-india')
  expect(frameOf([tawang, kovalam]).name).toBe('india')
  expect(frameOf([colosseum]).name).toBe('europe')
})

test('shows the world if no smaller map has all places', () => {
  expect(frameOf([colosseum, { latitude: -13.16, longitude: -72.54 }]).name).toBe('world')
  expect(frameOf([{ latitude: 89, longitude: 0 }]).name).toBe('world')
})

test('orders maps from small to large', () => {
  const spans = FRAMES.map(({ span }) => span)
  expect(spans).toEqual(spans.toSorted((one, other) => one - other))
})

test('places a spot beyond the date line', () => {
  const world = FRAMES.at(-1)!
  const [x] = pointOn(world, { latitude: 0, longitude: -171 })
  expect(Math.round(x)).toBe(Math.round(SIZE * (359 / 360)))
})

test('labels every place, and no city in the way', () => {
  const delhi = { name: 'Qutb Minar', latitude: 28.52, longitude: 77.19 }
  const { pins, dots } = marksOf(frameOf([delhi]), [delhi])
  expect(pins.map(({ label }) => label?.words)).toEqual(['Qutb Minar'])
  const names = dots.map(({ label }) => label?.words)
  expect(names).toContain('Mumbai')
  expect(names).not.toContain('Delhi')
})

test('shortens a name that fits no map', () => {
  const long = { ...kanha, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' }
  const [pin] = marksOf(frameOf([long]), [long]).pins
  expect(pin?.label?.words).toMatch(/^Llanfairpwll.*…$/)
  expect(pin?.label?.words.length).toBeLessThanOrEqual(30)
})

test('has a pin for each place at one spot, and labels that do not overlap', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...kanha, name: `Place ${index}` }))
  const { pins } = marksOf(frameOf(many), many)
  expect(pins).toHaveLength(12)
  const lines = pins.flatMap(({ label }) => (label ? [`${label.x} ${label.y}`] : []))
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines).size).toBe(lines.length)
})

test('labels few places of a crowd, far apart, and no cities', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => ({
    name: `Place ${index}`,
    latitude: 20 + (index % 5) * 6,
    longitude: 10 + Math.floor(index / 5) * 8,
  }))
  const { pins, dots } = marksOf(frameOf(crowd), crowd)
  expect(pins).toHaveLength(20)
  expect(dots).toEqual([])
  const labels = pins.flatMap(({ label }) => label ?? [])
  expect(labels.length).toBeGreaterThan(2)
  const tops = labels.map(({ x, y }) => ({ x, y }))
  for (const [at, one] of tops.entries())
    for (const other of tops.slice(at + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(30)
})
