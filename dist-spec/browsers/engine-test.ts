/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
import { test as base } from '../support/test.ts'
import { open } from './engines.ts'
import { Person } from './person.ts'
import type { Engine, Visitor } from './visitor.ts'

export { expect } from '../support/test.ts'

interface WorkerFixtures {
  engine: Engine
  visitor: Visitor
}

/** Tests in engines other than Playwright's own browsers. */
export const test = base.extend<{ person: Person }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine }, use) => {
      const visitor = await open(engine)
      await use(visitor)
      await visitor.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  person: async ({ visitor }, use) => {
    await visitor.resize(1000, 900)
    await use(new Person(visitor))
  },
})
