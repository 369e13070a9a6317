import { USES } from '../../engines/uses.ts'
import { expect, test as base } from '../../engines/test.ts'
import { type Observed, observe } from './observe.ts'
import { readPages, usesOf } from './read-pages.ts'
import { NOTHING, type Served, servePages } from './serve-pages.ts'
import { noteUse } from './table.ts'

const PAGES = readPages()

const test = base.extend<object, { suite: Served }>({
  suite: [
    async ({ served }, use) => {
      const pages = await servePages(PAGES, served.origins.provider)
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'parallel' })

/** What comes of each use on a page that does nothing, as far as it was asked for. */
const plain = new Map<string, unknown>()

for (const page of PAGES) {
  for (const [use, { tag, attributes, go }] of usesOf(page, process.env['HOSTILE'] === 'all')) {
    const title = `${use} on a page that ${page.does}`
    test(title, async ({ person, host, suite, served }) => {
      const { annotations } = test.info()
      const { visitor } = person
      const { name, limit } = page
      noteUse(annotations, { page: name, use, engine: visitor.engine, version: visitor.version })
      if (!plain.has(use) && !limit) {
        const query = `tag=${tag}&attributes=${encodeURIComponent(attributes)}`
        await visitor.goto(`${host}/any.html?${query}`)
        plain.set(use, await go(person, served, `plain.${Object.keys(USES).indexOf(use)}`))
      }
      visitor.said.length = 0
      await visitor.goto(`${suite.origin}/${name}`)
      const arrived = await visitor.inPage(observe)
      for (const words of page.presses) await person.press(words)
      if (page.depth === 0 && !limit)
        await expect.poll(() => visitor.inPage(remove, NOTHING)).toBe(true)
      for (const embedded of [NOTHING, tag]) await visitor.inPage(remove, embedded)
      const before = await visitor.inPage(observe)
      const theirs = new Set(visitor.said.splice(0))
      await visitor.goto(`${suite.origin}/${name}?use=${encodeURIComponent(use)}`)
      const { focus, scrolled } = await visitor.inPage(observe)
      expect({ focus, scrolled }).toEqual({ focus: arrived.focus, scrolled: arrived.scrolled })
      for (const words of page.presses) await person.press(words)
      for (let depth = 0; depth < page.depth; depth += 1) await visitor.enter()
      if (limit) await person.reads(limit.reads)
      else expect(await go(person, served, `${name}.${tag}`)).toEqual(plain.get(use))
      expect((await visitor.inPage(observe)).width).toBeLessThanOrEqual(before.width)
      await visitor.inPage(remove, tag)
      const after = await visitor.inPage(observe)
      const known = new Set([...before.asked, served.origins.provider, ...suite.origins])
      expect(after.asked.filter((asked) => !known.has(asked))).toEqual([])
      expect(comparable(after)).toEqual(comparable(before))
      if (limit) return
      expect(reportsOf(suite, name)).toEqual([])
      expect(visitor.said.filter((said) => !theirs.has(said))).toEqual([])
    })
  }
}

/** What browsers have reported of a page with a tag; but for the icon that they look for themselves. */
const reportsOf = ({ reports }: Served, name: string) =>
  reports.filter((report) => report.includes(`/${name}?use=`) && !report.includes('/favicon.ico'))

/** What has to be as before, when a tag that was used is gone. */
function comparable(observed: Observed) {
  const { title, address, cookies, kept, frames, names, boxes, width, elements, sheets } = observed
  return { title, address, cookies, kept, frames, names, boxes, width, elements, sheets }
}

/** Takes a tag away, in whatever open shadow root it is, and tells whether it was there. */
function remove(tag: string): boolean {
  let wasThere = false
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === tag) {
        wasThere = true
        element.remove()
      } else if (element.shadowRoot) roots.push(element.shadowRoot)
    }
  }
  return wasThere
}
