import type { WidgetVersions } from '../../demo/releases/widget-routes.ts'
import { buildIn } from '../../demo/releases/integrity.ts'
import { filesOf, lastRelease } from '../../demo/releases/archive.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test as base } from '../support/test.ts'
import { type Pages, servePages } from './version-pages.ts'

const RELEASED = (await lastRelease())!

interface WorkerFixtures {
  pages: Pages
  listed: WidgetVersions
}

const test = base.extend<object, WorkerFixtures>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern.
    async ({}, use) => {
      const pages = await servePages()
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  listed: [
    async ({ served }, use) => {
      const answer = await fetch(`${served.origins.provider}/widgets/versions.json`)
      await use((await answer.json()) as WidgetVersions)
    },
    { scope: 'worker' },
  ],
})

const wrong = (integrity: string) =>
  integrity.replace(/^sha384-(.)/, (_, letter: string) => `sha384-${letter === 'A' ? 'B' : 'A'}`)

test('lists the build and the last release, with their hashes', async ({ served, listed }) => {
  const built = (await buildIn('dist/widgets'))!
  const isReleased = built.version === RELEASED
  expect(listed.latest).toBe(built.version)
  expect(listed.versions.map(({ version }) => version)).toEqual(
    isReleased ? [RELEASED] : [built.version, RELEASED],
  )
  expect(listed.versions.at(-1)).toMatchObject({ version: RELEASED, immutable: true })
  for (const { version, files } of listed.versions) {
    for (const [name, { bytes }] of Object.entries(files)) {
      const answer = await fetch(`${served.origins.provider}/widgets/${version}/${name}`)
      expect((await answer.arrayBuffer()).byteLength, `${version}/${name}`).toBe(bytes)
    }
  }
})

test('builds a released version again byte for byte', async () => {
  const built = (await buildIn('dist/widgets'))!
  const packed = (await filesOf(RELEASED))['widgets/integrity.json']!
  expect(built).toEqual(built.version === RELEASED ? JSON.parse(packed) : built)
})

test('runs the last release on a page that pins its script', async ({
  page,
  pages,
  served,
  listed,
}) => {
  const { version, files } = listed.versions.at(-1)!
  const { integrity } = files['trip-enquiry.js']!
  const script = `${served.origins.provider}/widgets/${version}/trip-enquiry.js`
  const pinned = `<script type="module" src="${script}" integrity="${integrity}" crossorigin></script>`
  await page.goto(pages.with(pinned, '<trip-enquiry></trip-enquiry>'))
  const form = new EnquiryForm(page)
  await form.fillIn({ ...RIGHT, Email: 'pinned-release@example.com' })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
})

test('pins the script of a build, and everything it loads later by an import map', async ({
  page,
  pages,
  served,
  listed,
}) => {
  const { version, files } = listed.versions[0]!
  const base = `${served.origins.provider}/widgets/${version}`
  const form = new EnquiryForm(page)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  type Change = (integrity: string) => string
  const open = async (entry: Change, chunk: Change) => {
    const pins = Object.entries(files).map(([name, { integrity }]) => [
      `${base}/${name}`,
      (name.startsWith('chunks/') ? chunk : entry)(integrity),
    ])
    const map = JSON.stringify({ integrity: Object.fromEntries(pins) })
    const pin = `integrity="${entry(files['trip-enquiry.js']!.integrity)}" crossorigin`
    const script = `<script type="module" src="${base}/trip-enquiry.js" ${pin}></script>`
    said.length = 0
    await page.goto(
      pages.with(
        `<script type="importmap">${map}</script>${script}`,
        '<trip-enquiry></trip-enquiry>',
      ),
    )
  }
  const right: Change = (integrity) => integrity

  await open(right, right)
  await form.fillIn({ ...RIGHT, Email: 'pinned@example.com' })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)

  await open(wrong, right)
  await expect.poll(() => said.join()).toContain('integrity')
  expect(await page.evaluate(() => customElements.get('trip-enquiry') === undefined)).toBe(true)

  await open(right, wrong)
  await expect.poll(() => said.join()).toContain(`${base}/chunks/`)
  expect(said.join()).toContain('integrity')
  // At another address it would load without its pin.
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await form.button('Try again').click()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(form.button('Try again')).toBeVisible()
  expect(requested.filter((url) => url.includes('?'))).toEqual([])
})
