import { expect, test } from 'vitest'
import { attractions, drawnAttractions } from './attractions.ts'
import { reviews, written } from './reviews.ts'

const each = Object.entries(written).flatMap(([place, all]) =>
  all.map(([who, rating, visited, feedback]) => ({ place, who, rating, visited, feedback })),
)

const twice = (list: string[]) => [
  ...new Set(list.filter((item, index) => list.indexOf(item) !== index)),
]

const MONSOON = [7, 8, 9]

/** Months in which the attraction can't be visited, or not as the reviews describe it. */
const CLOSED: Record<string, number[]> = {
  'bandhavgarh-national-park': MONSOON,
  'kanha-national-park': MONSOON,
  'pench-national-park': MONSOON,
  'panna-national-park': MONSOON,
  'tadoba-andhari-tiger-reserve': MONSOON,
  'ranthambore-national-park': MONSOON,
  'sariska-tiger-reserve': MONSOON,
  'jim-corbett-national-park': MONSOON,
  'dudhwa-national-park': [...MONSOON, 10],
  'manas-national-park': [6, ...MONSOON],
  'kaziranga-national-park': [5, 6, ...MONSOON, 10],
  'umngot-river': [5, 6, ...MONSOON, 10],
  'palolem-beach': [6, ...MONSOON],
  'pangong-lake': [12, 1, 2, 3],
  'key-monastery': [11, 12, 1, 2, 3, 4],
}

/** Closed day of the week; 0 is Sunday. */
const CLOSED_ON: Record<string, number> = {
  'taj-mahal': 5,
  'tadoba-andhari-tiger-reserve': 2,
  'tigers-nest-monastery': 2,
  borobudur: 1,
}

test('every drawn attraction has three or four reviews', () => {
  const counts = drawnAttractions.map(({ id }) => [id, written[id]?.length])
  expect(counts.filter(([, count]) => count !== 3 && count !== 4)).toEqual([])
  expect(drawnAttractions.length).toBeGreaterThanOrEqual(72)
  expect(reviews.length).toBeGreaterThanOrEqual(3 * drawnAttractions.length)
})

test('every review has a different author', () => {
  expect(twice(each.map(({ who }) => who))).toEqual([])
})

test('no two reviews share a sentence', () => {
  const sentences = each.flatMap(({ feedback }) =>
    feedback.split(/(?<=[.!?:;])\s+/).map((sentence) => sentence.toLowerCase()),
  )
  expect(twice(sentences)).toEqual([])
})

test('some reviews have one line, about one in five is truncated, and none is too long', () => {
  const words = each.map(({ feedback }) => feedback.split(/\s+/).length)
  expect(Math.min(...words)).toBeLessThan(10)
  expect(Math.max(...words)).toBeLessThanOrEqual(95)
  const long = each.filter(({ feedback }) => feedback.length > 280).length / each.length
  expect([long > 0.15, long < 0.25]).toEqual([true, true])
})

test('no visit is on a closed day or in the future', () => {
  const wrong = each.filter(({ place, visited }) => {
    const day = new Date(visited)
    const isClosed =
      CLOSED[place]?.includes(day.getUTCMonth() + 1) || CLOSED_ON[place] === day.getUTCDay()
    return isClosed || visited < '2024-01-01' || visited > '2026-10-31'
  })
  expect(wrong).toEqual([])
  const known = new Set(Object.keys(written))
  expect(
    [...Object.keys(CLOSED), ...Object.keys(CLOSED_ON)].filter((id) => !known.has(id)),
  ).toEqual([])
})

test('no attraction is perfect or bad, and averages differ', () => {
  const averages = Object.values(written).map((all) => {
    return all.reduce((sum, [, rating]) => sum + rating, 0) / all.length
  })
  expect(Math.min(...averages)).toBeGreaterThan(3.6)
  expect(Math.max(...averages)).toBeLessThan(4.9)
  expect(new Set(averages).size).toBeGreaterThanOrEqual(6)
  expect(new Set(each.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('about a third have drawn pictures of the attraction, none of them twice', () => {
  const picturesOf = new Map(attractions.map(({ id, image }) => [id, image]))
  for (const { attraction, images } of reviews) {
    expect(picturesOf.get(attraction)).toEqual(expect.arrayContaining(images))
    expect(twice(images)).toEqual([])
  }
  const some = reviews.filter(({ images }) => images.length > 0).length / reviews.length
  expect([some > 0.25, some < 0.45]).toEqual([true, true])
})
