import { expect, test } from 'vitest'
import { openForTest } from '../testing/open-for-test.ts'
import { BOTS, PEOPLE } from '../testing/senders-for-test.ts'

/** `POSTS=10000` takes minutes. */
const PROGRAMS = Number(process.env['POSTS'] ?? 800)
const PERSONS = 500

test(
  `holds 95 % of ${PROGRAMS} posts of programs, and none of ${PERSONS} people`,
  { timeout: 1_200_000 },
  async () => {
    const provider = await openForTest({ holdSuspicious: true, trustProxy: 1 })
    const [row] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
    const heldOf = async (senders: typeof BOTS, count: number) => {
      const kinds = Object.values(senders)
      let held = 0
      for (let index = 0; index < count; index += 1) {
        const { path, headers, body } = kinds[index % kinds.length]!(index, row!.uuid)
        const response = await provider.post(path, body, headers)
        expect(response.status).toBe(201)
        if ('challenge' in ((await response.json()) as object)) held += 1
        provider.pass(13)
      }
      return held
    }
    expect(await heldOf(PEOPLE, PERSONS)).toBe(0)
    expect(await heldOf(BOTS, PROGRAMS)).toBeGreaterThanOrEqual(0.95 * PROGRAMS)
    await provider.close()
  },
)
