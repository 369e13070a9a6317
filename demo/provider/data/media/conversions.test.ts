import { expect, test } from 'vitest'
import { openForTest } from '../../testing/open-for-test.ts'
import { claimJobs } from '../jobs/jobs.ts'

test('an instance of the previous version and this one convert no video twice', async () => {
  const { database, close } = await openForTest()
  const { query } = database
  await query(
    `insert into conversions (testimonial, publish, at)
     select uuid, false, '2026-11-20' from testimonials limit 1`,
  )
  /** Claims and renews as that version does. */
  const claimAsBefore = async () =>
    query(
      `update conversions set claim = gen_random_uuid(), tries = tries + 1,
         claimed_until = now() + interval '60 seconds'
       where testimonial = (
         select testimonial from conversions
         where not failed and tries < 3 and (claimed_until is null or claimed_until <= now())
         order by at limit 1 for update skip locked
       ) returning claim`,
    )
  const renewAsBefore = async () =>
    query(`update conversions set claimed_until = now() + interval '60 seconds' returning 1`)
  const claim = async () =>
    claimJobs(database, [{ kind: 'video', places: 1, lease: 60 }], new Date('2026-11-21'))

  expect(await claimAsBefore()).toHaveLength(1)
  expect(await renewAsBefore()).toHaveLength(1)
  expect(await claim()).toEqual([])
  await query('update jobs set claimed_until = now()')
  expect(await claim()).toHaveLength(1)
  // The other instance learns that it has lost its claim.
  expect(await renewAsBefore()).toEqual([])
  await query('update conversions set tries = 0')
  expect(await claimAsBefore()).toEqual([])
  await close()
})
