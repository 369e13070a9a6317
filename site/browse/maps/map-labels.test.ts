import { expect, test } from 'vitest'
import { attractions } from '../../../demo/provider/data/seed/attractions.ts'
import { STEP } from '../part.ts'
import { REGION_VIEWS, UNPLACED } from '../region-views.ts'
import type { NamedSpot } from './map-cities.ts'
import { FRAMES, frameOf, pointOn, SIZE, viewAround } from './map-frames.ts'
import { type Label, marksOf } from './map-labels.ts'

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
  expect(pin?.label?.words.length).toBeLessThanOrEqual(34)
})

/** Sides of a label's box: its letters are 12.4 units wide at most, its font 22 high. */
const boxOf = ({ words, anchor, x, y }: Label) => {
  const width = words.length * 12.4
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - 17.6, bottom: y + 4.4 }
}

function namesOn(places: readonly NamedSpot[]) {
  const { pins } = marksOf(viewAround(places), places)
  const boxes = pins.flatMap(({ label }) => (label ? [boxOf(label)] : []))
  for (const [at, one] of boxes.entries()) {
    expect(Math.min(one.left, one.top, SIZE - one.right, SIZE - one.bottom)).toBeGreaterThan(0)
    for (const other of boxes.slice(at + 1)) {
      const over = [one.right - other.left, other.right - one.left, one.bottom - other.top]
      expect(Math.min(...over, other.bottom - one.top)).toBeLessThanOrEqual(0.01)
    }
  }
  return pins.flatMap(({ label }) => label?.words ?? [])
}

test('has a pin for each place at one spot, and as many names as fit', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...kanha, name: `Place ${index}` }))
  expect(marksOf(viewAround(many), many).pins).toHaveLength(12)
  expect(namesOn(many).length).toBeGreaterThanOrEqual(4)
})

test.each(REGION_VIEWS.map((view) => [view.slug, view]))(
  'names the places of %s, with no label over another',
  (_, view) => {
    const places = attractions
      .filter(({ label, ...each }) =>
        view.belongs({ ...each, ...UNPLACED, attraction_location_label: label }),
      )
      .map(({ name, latitude, longitude }) => ({
        name,
        latitude: latitude!,
        longitude: longitude!,
      }))
      .slice(0, STEP)
    // Those of all India or the world have numbers, where a name does not fit.
    expect(places.length - namesOn(places).length).toBeLessThanOrEqual(view.above ? 0 : 1)
    const points = places.map((place) => pointOn(viewAround(places), place))
    const wide = [0, 1].map((axis) => {
      const values = points.map((point) => point[axis]!)
      return Math.max(...values) - Math.min(...values)
    })
    const { zoom } = viewAround(places)
    expect(zoom === 2 || Math.max(wide[0]! / 400, wide[1]! / 440) > 0.6, `${wide} ${zoom}`).toBe(
      true,
    )
  },
)
