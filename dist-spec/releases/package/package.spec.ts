import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Serving } from '../../../demo/server/serve.ts'
import { EnquiryForm, RIGHT, SENT } from '../../enquiry/enquiry-form.ts'
import { watchGlobals } from '../../hostile/page-globals.ts'
import { photo } from '../../review/photos.ts'
import { ReviewForm, SENT as REVIEW_SENT } from '../../review/review-form.ts'
import { build, drawnByServer, plainPages, tool, TSC, WRITTEN } from './apps.ts'
import { serveFolder } from './folder-server.ts'
import { completions } from './vs-code.ts'
import { expect, test } from './package-test.ts'

const text = async (file: string) => readFile(resolve(WRITTEN, file), 'utf8')

/** Console messages of a page, except for development advice of frameworks. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (line) => {
    if (line.type() !== 'info') said.push(line.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

async function send(page: Page, served: Serving, email: string) {
  const form = new EnquiryForm(page)
  await expect(form.field('Days')).toHaveValue('3')
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const [row] = await served.provider.database.query(
    'select reference, partner from enquiries where email = $1',
    [email],
  )
  return row
}

async function use(
  page: Page,
  served: Serving,
  app: string,
  folder: string,
  after = async () => {},
): Promise<void> {
  const said = listen(page)
  const { origin, close } = await serveFolder(folder)
  await page.goto(origin)
  const row = await send(page, served, `${app}-${process.pid}@mail.example`)
  expect(row).toEqual({ partner: app, reference: expect.any(String) })
  await expect(page.locator('output')).toHaveText(row!['reference'] as string)
  expect(said).toEqual([])
  await after()
  await close()
}

for (const app of ['vue', 'svelte']) {
  test(`sends an enquiry from an app on ${app}`, async ({ page, served }) => {
    await use(page, served, app, await build(app, served.origins.provider))
  })
}

test('is rendered by React on a server without warnings, and hydrated', async ({
  page,
  served,
}) => {
  const { folder, said } = await drawnByServer(served.origins.provider)
  expect(said).toBe('')
  expect(await readFile(resolve(folder, 'index.html'), 'utf8')).toContain(
    '<trip-enquiry partner="server" days="3" headline="3"><p>',
  )
  await use(page, served, 'server', folder)
  await expect(page.locator('trip-attraction-card').getByText('Taj Mahal').first()).toBeVisible()
})

test('works unbundled with an import map, and shares its state with a file from an address', async ({
  page,
  served,
}) => {
  const folder = await plainPages(served.origins.provider)
  const found = () =>
    page.evaluate(async (file) => {
      const key = Symbol.for('trip-widgets.v1') as unknown as 'key'
      const registry = (globalThis as unknown as { key: Map<string, unknown> })[key]
      const asked: boolean[] = []
      registry.has = (name) => {
        asked.push(Map.prototype.has.call(registry, name))
        return asked.at(-1)!
      }
      await import(file)
      return asked
    }, `${served.origins.provider}/widgets/trip-review.js`)
  await use(page, served, 'plain', folder, async () => {
    const asked = await found()
    expect(asked.length).toBeGreaterThan(1)
    expect(asked).not.toContain(false)
  })
})

test('sends a review with a photo, and leaves the page unchanged', async ({ page, served }) => {
  const { origin, close } = await serveFolder(await plainPages(served.origins.provider))
  const globals = await watchGlobals(page)
  await page.goto(`${origin}/bare.html`)
  await globals.keep()
  await page.evaluate(async (file) => {
    await import(file)
    document.body.append(document.createElement('trip-review'))
  }, `${origin}/trip-widgets/trip-widgets.js`)
  const form = new ReviewForm(page)
  await form.ready()
  await form.fillIn()
  await form.addPhotos(await photo('gate.jpg', 1))
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(1)
  await form.submit()
  await expect(form.notice).toContainText(REVIEW_SENT)
  expect(await globals.changes()).toEqual([])
  await close()
})

test('warns once if no provider is named, and gives frameworks time to name it', async ({
  page,
  served,
}) => {
  const { origin, close } = await serveFolder(await plainPages(served.origins.provider))
  const said = listen(page)
  const told = () => said.filter((line) => line.startsWith('trip-widgets:'))
  await page.clock.install()
  await page.goto(`${origin}/bare.html`)
  await page.evaluate(
    async ([file, provider]) => {
      document.documentElement.removeAttribute('data-trip-provider')
      await import(file!)
      // Frameworks may name it after the tag is created, connected or rendered.
      const tags = ['review', 'testimonial'].map((tag) => document.createElement(`trip-${tag}`))
      await new Promise(requestAnimationFrame)
      document.body.append(...tags)
      for (const tag of tags) {
        await new Promise(requestAnimationFrame)
        Object.assign(tag, { provider })
      }
    },
    [`${origin}/trip-widgets/trip-widgets.js`, served.origins.provider],
  )
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible()
  await page.clock.runFor(2000)
  expect(told()).toEqual([])

  const asked = page.waitForRequest((request) => request.url().startsWith(`${origin}/api/`))
  await page.goto(`${origin}/unnamed.html`)
  await asked
  await page.evaluate(() => document.body.append(document.createElement('trip-enquiry')))
  await expect(page.getByRole('button', { name: 'Submit Enquiry' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'See trip ideas' })).toHaveCount(0)
  await page.clock.runFor(2000)
  expect(told()).toEqual([
    `trip-widgets: no provider is set, so requests go to ${origin}. Set <html data-trip-provider="https://YOUR-PROVIDER">, or the attribute provider on the tag.`,
  ])
  await close()
})

test('sends an enquiry from an app on react, which bundles only calls of other tags', async ({
  page,
  served,
}) => {
  const folder = await build('react', served.origins.provider)
  await use(page, served, 'react', folder)
  const files = await readdir(resolve(folder, 'assets'))
  const names = files.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
  expect(names).toEqual(expect.arrayContaining(['index', 'wizard', 'date-input']))
  const others = /^(?:review|testimonial|attraction-card|corporate-video)|^file-drop|^carousel/
  expect(names.filter((name) => others.test(name))).toEqual(['reviews', 'testimonials'])
})

test('has types for strict apps, and for the templates of Vue and Svelte', async () => {
  const svelte = ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'machine']
  const [checked, { code, printed }, ...strict] = await Promise.all([
    tool('vue-tsc/bin/vue-tsc.js', ['--noEmit', '-p', 'vue']),
    tool('svelte-check/bin/svelte-check', svelte, { app: 'svelte' }),
    ...STRICT.map((app) => tool(TSC, ['-p', app])),
  ])
  for (const [at, app] of STRICT.entries())
    expect(strict[at], app).toEqual({ code: 0, printed: '' })
  expect(checked, 'vue').toEqual({ code: 0, printed: '' })
  expect(printed).toContain('COMPLETED')
  expect({ code, printed }, 'svelte').toEqual({
    code: 0,
    printed: expect.stringContaining(' 0 ERRORS 0 WARNINGS'),
  })
})

test('passes publint and "Are the types wrong?"', async ({ packed }) => {
  // ES modules only, which Node 20.19 and later can require.
  const rules = ['--format', 'json', '--ignore-rules', 'cjs-resolves-to-esm']
  const [lint, types] = await Promise.all([
    tool('publint/src/cli.js', ['--strict', packed]),
    tool('@arethetypeswrong/cli/dist/index.js', [packed, ...rules]),
  ])
  expect(lint.printed).toContain('All good!')
  expect(lint.code).toBe(0)
  expect(types.code).toBe(0)
})

test('lets editors complete tags, attributes and values', async () => {
  const data = JSON.parse(await text('vscode.html-custom-data.json')) as object
  expect(completions(data, '<trip-')).toContain('trip-attraction-card')
  expect(completions(data, '<trip-enquiry ')).toEqual(
    expect.arrayContaining(['variant', 'corporate', 'provider']),
  )
  expect(completions(data, '<trip-enquiry variant="')).toEqual(['simple', 'wizard'])
  expect(completions(data, '<html data-')).toContain('data-trip-provider')

  const webTypes = JSON.parse(await text('web-types.json')) as WebTypes
  const enquiry = webTypes.contributions.html.elements.find(({ name }) => name === 'trip-enquiry')
  expect(enquiry?.attributes).toContainEqual(
    expect.objectContaining({
      name: 'variant',
      value: { kind: 'plain', type: "'simple' | 'wizard'" },
      default: 'simple',
    }),
  )
  expect(enquiry?.js.events.map(({ name }) => name)).toContain('trip-enquiry-sent')
})

test('includes the licences of all bundled packages', async () => {
  const notices = await text('THIRD-PARTY-NOTICES.md')
  const sections = notices.split(/^## /m).slice(1)
  const names = sections.map((section) => section.split(' ')[0])
  expect(names).toEqual(expect.arrayContaining(INSIDE))
  for (const section of sections) expect(section).toMatch(/Copyright|Apache License/i)
})

test('has the version of the repository, and describes its exports', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  expect(JSON.parse(await text('package.json'))).toMatchObject({ name: 'trip-widgets', version })
  const { modules } = JSON.parse(await text('custom-elements.json')) as CustomElements
  for (const { path, exports } of modules) {
    const [{ name } = { name: '' }] = exports
    expect(await text(path)).toMatch(new RegExp(`export ?\\{.*\\bas ${name}\\b`))
  }
  expect(modules).toHaveLength(5)
})

const STRICT = ['react', 'server', 'preact']

const INSIDE = [
  'preact',
  '@r2wc/core',
  'nanostores',
  'redaxios',
  'zod',
  'flatpickr',
  'filepond',
  'swiper',
]

interface WebTypes {
  contributions: {
    html: { elements: { name: string; attributes: object[]; js: { events: { name: string }[] } }[] }
  }
}

interface CustomElements {
  modules: { path: string; exports: { name: string }[] }[]
}
