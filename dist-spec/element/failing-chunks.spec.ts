import type { Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Serving } from '../../demo/server/serve.ts'
import { costOf, entriesIn } from '../measured/bundle-size.ts'
import { expect, test } from '../support/test.ts'
import { CHUNK_FAULTS, FailingChunks, HANGS } from '../support/chunk-faults.ts'
import { ChunkTable } from './chunk-table.ts'
import { addressOf, TAG_USES, type TagUse } from './complete-uses.ts'

test.describe.configure({ mode: 'parallel' })

const DIST = resolve(import.meta.dirname, '../../dist/widgets')
const ENTRIES = entriesIn(DIST)
// A script can't tell one refusal from another, so one tag meets all of them.
const TRIED = new Map(
  ENTRIES.map((entry) => [
    entry,
    entry === 'trip-attraction-card.js' ? Object.keys(CHUNK_FAULTS) : ['404', HANGS],
  ]),
)
const table = new ChunkTable('chunks', TRIED)

const usesOf = (entry: string) =>
  TAG_USES.filter(
    ({ tag, attributes }) =>
      entry === `${tag}.js` || entry === 'trip-widgets.js' || (entry.startsWith(tag) && attributes),
  )

/** Opens a page with the tag as HTML, and then adds its script. */
async function open(page: Page, address: string, html: string, script: string, typed?: string) {
  await page.goto(address)
  await page.evaluate((html) => {
    Object.assign(document.body, { innerHTML: '' }).setHTMLUnsafe(html)
  }, html)
  const field = page
    .locator('trip-enquiry, trip-review, trip-testimonial')
    .locator('textarea, input:not([type=checkbox], [type=radio])')
    .first()
  const isForm = typed !== undefined && (await field.count()) > 0
  if (isForm) await field.fill(typed)
  await page.addScriptTag({ type: 'module', url: script })
  return isForm && field
}

/** Presses 'Try again' where something offers it. Each press must repeat a request, or the sentence there is untrue. */
async function pressAgain(page: Page, failing: FailingChunks, tag: string): Promise<void> {
  const buttons = page.locator(tag).getByRole('button', { name: 'Try again' })
  const sentences = await buttons.evaluateAll((all) =>
    all.map(({ parentElement, textContent }) =>
      parentElement!.textContent!.replace(textContent!, '').trim(),
    ),
  )
  if (sentences.length === 0) return
  const before = failing.repeated
  failing.pressed = sentences
  await buttons.first().click({ timeout: 5000 })
  const repeats = () => failing.repeated > before
  await expect.poll(async () => repeats() || (await buttons.count()) < sentences.length).toBe(true)
  // The button may go before its request comes here, or because another press has loaded its part.
  await expect
    .poll(repeats, { timeout: 1000 })
    .toBe(true)
    .catch(() => {})
  // One press repeats several requests, one after the other.
  await expect.poll(() => failing.waits).toBe(false)
  failing.pressed = []
}

async function waitPatiently(
  page: Page,
  failing: FailingChunks,
  tag: string,
  wait: () => Promise<unknown>,
) {
  let state = ''
  const start = () => {
    state = 'waiting'
    wait().then(
      () => (state = 'done'),
      (error) => (state = String(error)),
    )
  }
  await expect(async () => {
    if (state !== 'waiting' && state !== 'done') start()
    if (state === 'waiting' && !failing.waits && failing.fault === HANGS)
      await page.clock.runFor(6000)
    if (state === 'waiting' && !failing.waits) await pressAgain(page, failing, tag)
    expect(state).toBe('done')
  }).toPass({ timeout: 40_000, intervals: [100, 200, 400] })
}

/** Uses a tag to the end. What was typed first is stored once. */
async function use(
  page: Page,
  failing: FailingChunks,
  { tag, attributes, stores, go }: TagUse,
  { origins, provider }: Serving,
  { host, entry }: { host: string; entry: string },
) {
  const mark = randomBytes(6).toString('hex')
  // Loads the chunk for developers, too.
  const address = `${host}/bare.html#trip-debug`
  const script = `${origins.provider}/widgets/${entry}`
  await open(page, address, `<${tag} ${attributes}></${tag}>`, script)
  await go(page, (wait) => waitPatiently(page, failing, tag, wait), mark)
  await expect(page.locator(tag).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  if (!stores) return
  const [into, column] = stores
  const stored = `select * from ${into} where ${column} in ($1, $2)`
  const rows = await provider.database.query(stored, [mark, addressOf(mark)])
  expect(rows).toHaveLength(1)
}

/** A server-rendered tag is usable meanwhile. It hydrates without a press, or works without its script. */
async function hydrate(
  page: Page,
  failing: FailingChunks,
  { tag, attributes, stores }: TagUse,
  provider: string,
  { host, entry }: { host: string; entry: string },
) {
  const query = attributes.replace(' ', '&').replaceAll('"', '')
  const html = await (await fetch(`${provider}/widgets/${tag}.html?${query}`)).text()
  const script = `${provider}/widgets/${entry}`
  const fails = failing.next(/\/hydrate-/)
  const field = await open(page, `${host}/bare.html`, html, script, '2')
  const styles = page.locator(tag).locator('style')
  if (failing.fault === HANGS) {
    await expect(async () => {
      await page.clock.runFor(11_000)
      await expect(styles).toHaveCount(0, { timeout: 500 })
    }).toPass()
    if (field) await expect(field).toHaveValue('2')
    return
  }
  await fails
  await expect(styles).not.toHaveCount(0)
  if (!field || !stores) return
  await expect(field).toHaveValue('2')
  await page.locator(`${tag} [type=submit]`).last().click()
  // The company's own page shows the form before anything is stored.
  await expect(page).toHaveURL((url) => url.origin === provider)
  await expect(field).toHaveValue('2')
}

for (const [entry, faults] of TRIED) {
  for (const fault of faults) {
    test(`${entry} keeps input and works when each chunk first meets: ${fault}`, async ({
      page,
      host,
      served,
    }) => {
      test.slow()
      page.setDefaultTimeout(40_000)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const failing = new FailingChunks(fault, await table.sentencesOf(entry))
      await failing.start(page)
      // As if something waited for a network.
      await page.addInitScript(() => localStorage.setItem('trip:outbox', '1'))
      for (const each of usesOf(entry)) {
        failing.spares = undefined
        await use(page, failing, each, served, { host, entry })
        // The other chunks of hydration are requested by this one.
        if (fault !== HANGS) failing.spares = /\/prerendered-/
        await hydrate(page, failing, each, served.origins.provider, { host, entry })
      }
      expect(errors).toEqual([])
      // Only the company's own site has its steps in the history, only files over 5 MB go in parts, and this file is used
      // with the wizard. Only a form that seems to be a program's has a challenge to prove,
      // and only the wizard counts its steps.
      const unused =
        entry === 'trip-enquiry-wizard.js'
          ? /wizard-history|in-parts|prove|proofs|destination-finder|destinations/
          : /enquiry|widgets/.test(entry)
            ? /wizard-history|in-parts|prove|proofs/
            : /wizard-history|in-parts|prove|proofs|count-step|wizard-step/
      const chunks = costOf(DIST, entry).lazy.map(({ file }) => file)
      expect([...failing.outcomes.keys()].toSorted()).toEqual(
        chunks.filter((file) => !unused.test(file)).toSorted(),
      )
      await table.compare(entry, fault, failing.outcomes)
    })
  }
}

test('forms report a delay after ten seconds, and a failure after two minutes', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await page.route('**/chunks/*.js*', () => undefined)
  for (const [tag, submit, field] of [
    ['trip-enquiry', 'Submit Enquiry', 'Days'],
    ['trip-review', 'Submit Review', 'Feedback'],
    ['trip-testimonial', 'Submit Testimonial', 'Feedback'],
  ] as const) {
    await test.step(tag, async () => {
      await page.goto(`${host}/${tag.replace('trip-', '')}.html`)
      const heard = page.evaluate(
        (event) =>
          new Promise((hear) =>
            document.addEventListener(event, (event) => hear((event as CustomEvent).detail)),
          ),
        `${tag}-failed`,
      )
      const element = page.locator(tag)
      await element.getByLabel(field).fill('7')
      await element.getByRole('button', { name: submit }).click()
      const said = element.locator('section > div > .retry')
      await page.clock.runFor(8000)
      await expect(said).toHaveCount(0)
      await page.clock.runFor(3000)
      await expect(said).toContainText('Part of the form hasn’t loaded.')
      await page.clock.runFor(111_000)
      expect(await heard).toEqual({ failure: 'Offline' })
      const button = element.getByRole('button', { name: submit })
      await expect(button).not.toHaveAttribute('aria-disabled')
      await expect(element.getByLabel(field)).toHaveValue('7')
    })
  }
})
