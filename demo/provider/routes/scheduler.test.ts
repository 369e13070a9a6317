import { expect, test } from 'vitest'
import { openForTest } from '../testing/open-for-test.ts'

test('returns no busy times', async () => {
  const provider = await openForTest()
  const answer = await provider.post('/api/v1/enquiry/scheduler/busy_slots/', {})
  expect([answer.status, await answer.json()]).toEqual([200, []])
  await provider.close()
})
