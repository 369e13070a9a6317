import { expect, test } from '@playwright/test'
import type { Part } from './plan.ts'
import { soak } from './run.ts'
import { summaryOf } from './summary.ts'

/** Another one each day, so that a failure can be repeated. */
const SEED = Math.floor(Date.now() / 86_400_000)

test.describe.configure({ timeout: 600_000 })

for (const part of ['postgres', 'embedded'] as Part[]) {
  test(`loses nothing and stores nothing twice, a tenth of the soak on ${part}`, async ({
    browser,
  }, { annotations }) => {
    annotations.push({ type: 'seed', description: String(SEED) })
    const say = (line: string) => console.log(line)
    const result = await soak(browser, { part, seed: SEED, scale: 0.1, visitors: 4, say })
    const { lines } = summaryOf([result])
    say([`seed ${SEED}`, ...lines].join('\n'))
    expect([...result.differences, ...result.leftovers]).toEqual([])
    const { enquiry, review, testimonial } = result.right
    expect(enquiry + review + testimonial).toBe(result.intents.length)
  })
}
