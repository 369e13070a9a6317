import { expect, test } from 'vitest'
import { type Intent, type Part, planOf, shareOf } from './plan.ts'
import { randomFrom } from './random.ts'

const PARTS: Part[] = ['postgres', 'embedded']
const total = (scale: number) => {
  const [one, other] = PARTS.map((part) => shareOf(part, scale))
  return Object.entries(one!).map(([name, count]) => [name, count + other![name as 'kills']])
}

test('repeats all numbers of a seed, and none of another', () => {
  const numbers = (seed: number, name: string) => {
    const random = randomFrom(seed, name)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(numbers(7, 'line')).toEqual(numbers(7, 'line'))
  for (const others of [numbers(8, 'line'), numbers(7, 'visitor')]) {
    expect(numbers(7, 'line').filter((number) => others.includes(number))).toEqual([])
  }
})

test('draws numbers evenly', () => {
  const random = randomFrom(1, 'even')
  const counts = [0, 0, 0, 0]
  for (let left = 10_000; left > 0; left -= 1) counts[random.below(4)]! += 1
  for (const count of counts) expect(Math.abs(count - 2500)).toBeLessThan(200)
})

test('shares out the whole amount and a tenth', () => {
  expect(Object.fromEntries(total(1))).toEqual({
    enquiries: 1000,
    reviews: 100,
    videos: 20,
    kills: 20,
    databaseAway: 2,
    diskFull: 1,
  })
  expect(Object.fromEntries(total(0.1))).toEqual({
    enquiries: 100,
    reviews: 10,
    videos: 3,
    kills: 3,
    databaseAway: 1,
    diskFull: 1,
  })
})

test('plans every fault, and kills a tenth of the tabs of each kind', () => {
  for (const part of PARTS) {
    const share = shareOf(part, 1)
    const plan = planOf(part, share, 42)
    expect(new Set(plan.map(({ email }) => email)).size).toBe(plan.length)
    const faults = plan.flatMap(({ fault }) => fault ?? [])
    expect(faults.filter((fault) => fault === 'kill')).toHaveLength(share.kills)
    expect(faults).toHaveLength(share.kills + share.databaseAway + share.diskFull)
    const killed = (kind: Intent['kind']) =>
      plan.filter((intent) => intent.kind === kind && intent.isKilled).length
    expect(killed('enquiry')).toBe(share.enquiries / 10)
    expect(killed('review')).toBe(share.reviews / 10)
    expect(killed('testimonial')).toBe(Math.ceil(share.videos / 10))
    expect(planOf(part, share, 42)).toEqual(plan)
    expect(planOf(part, share, 43)).not.toEqual(plan)
  }
})
