import { expect, onTestFinished, test } from 'vitest'
import { scenePicture } from '../../../art/scene-pictures.ts'
import { databaseForTest } from '../../testing/open-for-test.ts'
import { migrate } from '../engine/migrate.ts'
import { attractions, drawnAttractions, seedAttractions } from './attractions.ts'
import { seed } from './seed.ts'

const FIRST = /^\/media\/scenes\/(?<scene>.+)-(?<hour>dawn|day|dusk)\.svg$/
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
const firsts = drawnAttractions.toSorted(byName).map(({ id, category, image }) => {
  const { scene, hour } = FIRST.exec(image[0]!)!.groups!
  const svg = scenePicture(`${scene}-${hour}.svg`)!
  return { id, door: category.slice(0, 2).join(), scene, hour, svg }
})

test('no two attractions share the scene of their first picture', () => {
  const shared = firsts.filter(({ id, scene }) =>
    firsts.some((other) => other.id !== id && other.scene === scene),
  )
  expect(shared.map(({ id, scene }) => `${id}: ${scene}`)).toEqual([])
})

test('every picture of an attraction has another subject', () => {
  const twice = drawnAttractions.filter(({ image }) => {
    const subjects = image.map((address) => address.replace(/-[a-z]+\.svg$/, ''))
    return new Set(subjects).size < subjects.length
  })
  expect(twice.map(({ id }) => id)).toEqual([])
})

/** True if two large discs share a centre: a sun and a ring of light. */
function hasRingedSun(svg: string): boolean {
  const discs = [...svg.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"/g)]
    .filter(([, , , radius]) => Number(radius) >= 60)
    .map(([, x, y]) => `${x} ${y}`)
  return new Set(discs).size < discs.length
}

test('at most half of the first pictures have a sun with rings', () => {
  const ringed = firsts.filter(({ svg }) => hasRingedSun(svg)).map(({ id }) => id)
  expect(ringed).toContain('sariska-tiger-reserve')
  expect(ringed.length).toBeLessThanOrEqual(firsts.length / 2)
})

test('every tile shows all hours, and none of them three times in a row', () => {
  for (const door of new Set(firsts.map((one) => one.door))) {
    const hours = firsts.filter((one) => one.door === door).map(({ hour }) => hour)
    expect([door, new Set(hours).size]).toEqual([door, 3])
    expect([door, hours.join()]).not.toEqual([door, expect.stringMatching(/(\w+),\1,\1/)])
  }
})

/** Clear water looks best by day. */
test.each([
  'umngot-river',
  'pangong-lake',
  'radhanagar-beach',
  'railay-beach',
  'manas-national-park',
])('shows %s by day', (id) => expect(firsts.find((one) => one.id === id)!.hour).toBe('day'))

test('updates names and drawings in an existing database, and keeps its own pictures', async () => {
  const database = await databaseForTest()
  onTestFinished(() => database.close())
  await migrate(database)
  await seed(database, false)
  const rowOf = async (id: string) => {
    const [row] = await database.query('select name, image from attractions where id = $1', [id])
    return row
  }
  const change = (id: string, name: string, image: string[]) =>
    database.query('update attractions set name = $2, image = $3::jsonb where id = $1', [
      id,
      name,
      JSON.stringify(image),
    ])
  await change('goreme-valley', 'Goreme Valley', ['/media/scenes/balloons-dusk.svg'])
  await change('petra', 'Our Petra', ['/media/uploads/petra.jpg'])
  await seedAttractions(database)
  const goreme = attractions.find(({ id }) => id === 'goreme-valley')!
  expect(await rowOf('goreme-valley')).toEqual({ name: 'Göreme Valley', image: goreme.image })
  expect(await rowOf('petra')).toEqual({ name: 'Our Petra', image: ['/media/uploads/petra.jpg'] })
})
