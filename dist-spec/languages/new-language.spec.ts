/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Serving } from '../../demo/server/serve.ts'
import { expect } from '../support/test.ts'
import { accented } from './accented.ts'
import { unaccentedIn } from './english-left.ts'
import { buildNewLanguage, NEW } from './new-language.ts'
import { JOURNEYS } from './tag-journeys.ts'
import { test as base } from './visit.ts'

const test = base.extend<object, { copy: string }>({
  copy: [
    async ({}, use) => {
      const copy = await buildNewLanguage()
      await use(copy)
      await rm(copy, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Names from the provider that a visitor types. */
const PLACE = /^(?:Umaria|Jaipur|Rajasthan|Taj Mahal)$/

for (const [tag, journey] of Object.entries(JOURNEYS)) {
  test(`${tag} is in a language that is only a folder, and fits a phone`, async ({
    page,
    copy,
    visit,
    served,
  }) => {
    const data = await placesOf(served)
    // The file with all tags is there instead of each tag's own.
    await page.route(/\/widgets\/(?:trip-|chunks\/)/, (route) => {
      const path = new URL(route.request().url()).pathname.replace(
        /\/trip-[\w-]+\.js$/,
        '/trip-widgets.js',
      )
      const headers = { 'access-control-allow-origin': '*' }
      const file = join(copy, 'dist', path.replace('/widgets/', `/widgets/${NEW}/`))
      return route.fulfill({ path: file, headers })
    })
    const inLanguage = visit(NEW, {
      words: async () => (english) => (PLACE.test(english) ? english : accented(english)),
      left: (texts, names) => unaccentedIn(texts, [...data, ...names]),
    })
    await journey(inLanguage)
    expect(inLanguage.found).toEqual([])
  })
}

/** Names of places, longest first, because one may be a part of another. */
async function placesOf({ provider }: Serving): Promise<string[]> {
  const rows = await provider.database.query<{ name: string }>(
    `select name from (select name from cities union select name from states union select name from countries
     union select name from attractions union select attraction_location_label from attractions
     union select name from terms) as places order by length(name) desc`,
  )
  return rows.map(({ name }) => name)
}
