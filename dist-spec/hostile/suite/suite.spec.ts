import { USES } from '../../engines/uses.ts'
import type { Person } from '../../engines/person.ts'
import { expect, test as base } from '../../engines/test.ts'
import { type Observed, observe } from './observe.ts'
import { type HostilePage, readPages, usesOf } from './read-pages.ts'
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

/** What each page is like before anybody embeds something in it, as far as it was looked at. */
const bare = new Map<string, Awaited<ReturnType<typeof lookAt>>>()

for (const page of PAGES) {
  for (const [use, { tag, attributes, go }] of usesOf(page, process.env['HOSTILE'] === 'all')) {
    const title = `${use} on a page that ${page.does}`
    test(title, async ({ person, host, suite, served }) => {
      const { annotations } = test.info()
      const { visitor } = person
      const { name, limit } = page
      noteUse(annotations, { page: name, use, engine: visitor.engine, version: visitor.version })
      const which = Object.keys(USES).indexOf(use)
      if (!plain.has(use) && !limit) {
        const query = `tag=${tag}&attributes=${encodeURIComponent(attributes)}`
        await visitor.goto(`${host}/any.html?${query}`)
        plain.set(use, await go(person, served, `plain.${which}`))
      }
      if (!bare.has(name)) bare.set(name, await lookAt(page, person, suite))
      const { arrived, before, theirs } = bare.get(name)!
      visitor.said.length = 0
      await visitor.goto(await suite.addressOf(page, use))
      const { focus, scrolled } = await visitor.inPage(observe)
      expect({ focus, scrolled }).toEqual({ focus: arrived.focus, scrolled: arrived.scrolled })
      for (const words of page.presses) await person.press(words)
      // What a press leads to comes with an entry of the host's.
      if (page.presses.length > 0 && page.depth === 0)
        await expect.poll(() => visitor.inPage(remove, tag, true)).toBe(true)
      const entries = await visitor.inPage(() => history.length)
      for (let depth = 0; depth < page.depth; depth += 1) await visitor.enter()
      if (limit) await person.reads(limit.reads)
      else expect(await go(person, served, `${name}.${which}`)).toEqual(plain.get(use))
      // A card leads on, that is what it is for. Of many entries browsers drop the first.
      const led = use === 'a card that leads on' ? 1 : 0
      expect(await visitor.inPage(() => history.length)).toBeLessThanOrEqual(entries + led)
      // Not while it moves in.
      const width = async () => (await visitor.inPage(observe)).width
      await expect.poll(width, { timeout: 2000 }).toBeLessThanOrEqual(before.width)
      await visitor.inPage(remove, tag)
      const now = async () => comparable(await visitor.inPage(observe))
      await expect.poll(now, { timeout: 2000 }).toEqual(comparable(before))
      // What was under way may end after it, not with it.
      await expect
        .poll(() => visitor.listeners(served.origins.provider), { timeout: 2000 })
        .toEqual([])
      const after = await visitor.inPage(observe)
      const known = new Set([...before.asked, served.origins.provider, ...suite.origins])
      expect(after.asked.filter((asked) => !known.has(asked))).toEqual([])
      if (limit) return
      expect(reportsOf(suite, name)).toEqual([])
      expect(visitor.said.filter((said) => !theirs.has(said))).toEqual([])
    })
  }
}

/** A page on arrival, and when its host has done what it does; and what it says of itself. */
async function lookAt(page: HostilePage, person: Person, suite: Served) {
  const { visitor } = person
  visitor.said.length = 0
  await visitor.goto(await suite.addressOf(page))
  const arrived = await visitor.inPage(observe)
  for (const words of page.presses) await person.press(words)
  if (page.depth === 0 && !page.limit)
    await expect.poll(() => visitor.inPage(remove, NOTHING)).toBe(true)
  // Where it cannot work a page may have a tag of its own.
  for (const tag of [NOTHING, USES[page.use]!.tag]) await visitor.inPage(remove, tag)
  return { arrived, before: await visitor.inPage(observe), theirs: new Set(visitor.said) }
}

/** What browsers have reported of a page with a tag; but for the icon that they look for themselves. */
const reportsOf = ({ reports }: Served, name: string) =>
  reports.filter((report) => report.includes(`/${name}?use=`) && !report.includes('/favicon.ico'))

/** What has to be as before, when a tag that was used is gone. */
function comparable(observed: Observed) {
  const { asked: _asked, focus: _focus, scrolled: _scrolled, ...rest } = observed
  return rest
}

/** Whether a tag is there, in whatever open shadow root; and takes it away unless it is merely looked for. */
function remove(tag: string, merely = false): boolean {
  let wasThere = false
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === tag) {
        wasThere = true
        if (!merely) element.remove()
      } else if (element.shadowRoot) roots.push(element.shadowRoot)
    }
  }
  return wasThere
}
