import { USES } from '../../engines/uses.ts'
import { expect, test as base } from '../../engines/test.ts'
import { observe } from './observe.ts'
import { readPages } from './read-pages.ts'
import { servePages } from './serve-pages.ts'

const PAGES = readPages()

const test = base.extend<object, { suite: string }>({
  suite: [
    async ({ served }, use) => {
      const { origin, close } = await servePages(PAGES, served.origins.provider)
      await use(origin)
      await close()
    },
    { scope: 'worker' },
  ],
})

/** What comes of each use on a page that does nothing, as far as it was asked for. */
const plain = new Map<string, unknown>()

for (const { name, does, use } of PAGES) {
  test(`${use} is as good on a page that ${does}`, async ({ person, host, suite, served }) => {
    const { visitor } = person
    const { tag, attributes, go } = USES[use]!
    if (!plain.has(use)) {
      await visitor.goto(`${host}/any.html?tag=${tag}&attributes=${encodeURIComponent(attributes)}`)
      plain.set(use, await go(person, served, `plain.${Object.keys(USES).indexOf(use)}`))
    }
    await visitor.goto(`${suite}/${name}`)
    const before = await visitor.inPage(observe)
    await visitor.goto(`${suite}/${name}?use=${encodeURIComponent(use)}`)
    visitor.said.length = 0
    const came = await go(person, served, name)
    expect(came).toEqual(plain.get(use))
    await visitor.inPage((tag) => document.querySelector(tag)?.remove(), tag)
    const after = await visitor.inPage(observe)
    expect({ ...after, history: 0 }).toEqual({ ...before, history: 0 })
    expect(visitor.said).toEqual([])
  })
}
