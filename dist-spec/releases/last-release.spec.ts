import type { Serving } from '../../demo/server/serve.ts'
import { lastRelease } from '../../demo/releases/archive.ts'
import { serveRelease } from '../../demo/server/serve-release.ts'
import type { Person } from '../browsers/person.ts'
import { expect, test as base } from '../browsers/engine-test.ts'
import { USES } from '../browsers/uses.ts'
import { PersonOfRelease } from './previous-release.ts'

const RELEASED = (await lastRelease())!

interface Fixtures {
  opens: (of: 'today' | 'the last release', tag: string, attributes: string) => Promise<Person>
}

const test = base.extend<Fixtures, { before: Serving }>({
  before: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern.
    async ({}, use) => {
      const serving = await serveRelease(RELEASED)
      await use(serving)
      await serving.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  opens: async ({ person, host }, use) =>
    use(async (of, tag, attributes) => {
      const version = of === 'today' ? '' : RELEASED
      const query = new URLSearchParams({ tag, attributes, version })
      await person.visitor.goto(`${host}/any.html?${query.toString()}`)
      return version ? new PersonOfRelease(person.visitor) : person
    }),
})

for (const [name, { tag, attributes, go }] of Object.entries(USES)) {
  test(`${name} of the last release works with the provider of today`, async ({
    opens,
    served,
  }) => {
    const old = await go(await opens('the last release', tag, attributes), served, `old.${tag}.1`)
    const now = await go(await opens('today', tag, attributes), served, `new.${tag}.1`)
    expect(old).toEqual(now)
  })

  test(`${name} of today works with the provider of the last release`, async ({
    opens,
    before,
  }) => {
    const asks = `${attributes} provider="${before.origins.provider}"`
    const now = await go(await opens('today', tag, asks), before, `new.${tag}.2`)
    const old = await go(await opens('the last release', tag, asks), before, `old.${tag}.2`)
    expect(now).toEqual(old)
  })
}
