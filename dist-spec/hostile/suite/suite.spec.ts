import { USES } from '../../browsers/uses.ts'
import type { Person } from '../../browsers/person.ts'
import { expect, test as base } from '../../browsers/engine-test.ts'
import { type Observed, observe } from './observe.ts'
import { type HostilePage, readPages, usesOf } from './read-pages.ts'
import { NOTHING, type Served, servePages } from './serve-pages.ts'
import { noteUse } from './table.ts'

const PAGES = readPages()

/** Pages of `npm test`: one for each kind of trouble. */
const CORE = new Set([
  'all-unset',
  'changed-json',
  'in-a-form',
  'jquery',
  'mootools',
  'moved-about',
  'no-storage',
  'patched-fetch',
  'react',
  'rem-62-5',
  'sandboxed',
  'strict-policy',
])

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

const plain = new Map<string, unknown>()

const bare = new Map<string, Awaited<ReturnType<typeof lookAt>>>()

for (const page of PAGES) {
  for (const [use, { tag, attributes, go }] of usesOf(page, process.env['HOSTILE'] === 'all')) {
    const title = `${use} on a page that ${page.does}`
    test(
      title,
      { tag: CORE.has(page.name) ? '@core' : [] },
      async ({ person, host, suite, served }) => {
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
        // A press may add a history entry of the host.
        if (page.presses.length > 0 && page.depth === 0)
          await expect.poll(() => visitor.inPage(remove, tag, true)).toBe(true)
        const entries = await visitor.inPage(() => history.length)
        for (let depth = 0; depth < page.depth; depth += 1) await visitor.enter()
        if (limit) await person.reads(limit.reads)
        else expect(await go(person, served, `${name}.${which}`)).toEqual(plain.get(use))
        // A card navigates by design. Browsers drop the oldest of many entries.
        const led = use === 'a card that leads on' ? 1 : 0
        expect(await visitor.inPage(() => history.length)).toBeLessThanOrEqual(entries + led)
        // The layout may still be settling.
        const width = async () => (await visitor.inPage(observe)).width
        await expect.poll(width, { timeout: 2000 }).toBeLessThanOrEqual(before.width)
        await visitor.inPage(remove, tag)
        const now = async () => comparable(await visitor.inPage(observe))
        await expect.poll(now, { timeout: 2000 }).toEqual(comparable(before))
        // Pending work may end shortly after removal.
        await expect
          .poll(() => visitor.listeners(served.origins.provider), { timeout: 2000 })
          .toEqual([])
        const after = await visitor.inPage(observe)
        const known = new Set([...before.asked, served.origins.provider, ...suite.origins])
        expect(after.asked.filter((asked) => !known.has(asked))).toEqual([])
        if (limit) return
        expect(reportsOf(suite, name)).toEqual([])
        expect(visitor.said.filter((said) => !theirs.has(said))).toEqual([])
      },
    )
  }
}

/** State of a page on arrival and once its host has finished, with the messages of the page itself. */
async function lookAt(page: HostilePage, person: Person, suite: Served) {
  const { visitor } = person
  visitor.said.length = 0
  await visitor.goto(await suite.addressOf(page))
  const arrived = await visitor.inPage(observe)
  for (const words of page.presses) await person.press(words)
  if (page.depth === 0 && !page.limit)
    await expect.poll(() => visitor.inPage(remove, NOTHING)).toBe(true)
  // A page where a tag cannot work may contain that tag itself.
  for (const tag of [NOTHING, USES[page.use]!.tag]) await visitor.inPage(remove, tag)
  return { arrived, before: await visitor.inPage(observe), theirs: new Set(visitor.said) }
}

/** Violations reported for a page with a tag, except for the icon that browsers request themselves. */
const reportsOf = ({ reports }: Served, name: string) =>
  reports.filter((report) => report.includes(`/${name}?use=`) && !report.includes('/favicon.ico'))

/** State that must be as before once a used tag is removed. */
function comparable(observed: Observed) {
  const { asked: _asked, focus: _focus, scrolled: _scrolled, ...rest } = observed
  return rest
}

/** Removes a tag from any open shadow root, or only looks for it if `merely`. Returns true if it was there. */
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
