import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { idOf, sendReview } from '../../testing/upload-for-test.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { reviews } from './reviews.ts'
import { seed } from './seed.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

const rows = () => provider.database.query<{ uuid: string }>('select * from reviews order by uuid')

/** A generated review, as older versions seeded them. */
async function addGenerated() {
  const uuid = fixedUuid('review:taj-mahal/0')
  await provider.database.query(
    `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
       mobile_number, date_of_visit, images, fingerprint, received_at)
     values ($1, 'taj-mahal', 5, 'Worth every hour of the drive.', 'Tara', 'Bose',
       'tara.bose@mail.example', '9000000000', '2026-01-01', '[]', 'seed', '2026-01-09')`,
    [uuid],
  )
  return uuid
}

test('seeds every review once, even repeatedly and concurrently', async () => {
  const before = await rows()
  expect(before).toHaveLength(reviews.length)
  await Promise.all([seed(provider.database, true), seed(provider.database, true)])
  expect(await rows()).toEqual(before)
})

test('replaces the reviews of an older version, and keeps those of visitors', async () => {
  const before = await rows()
  const visitors = await idOf(await sendReview(provider))
  const generated = await addGenerated()
  await seed(provider.database, true)
  const ids = (await rows()).map(({ uuid }) => uuid)
  expect(ids).not.toContain(generated)
  expect(ids.toSorted()).toEqual([...before.map(({ uuid }) => uuid), visitors].toSorted())
})

test('changes no reviews outside of demo mode', async () => {
  await addGenerated()
  const before = await rows()
  await seed(provider.database, false)
  expect(await rows()).toEqual(before)
})
