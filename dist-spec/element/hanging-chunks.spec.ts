import type { Page } from '@playwright/test'
import { resolve } from 'node:path'
import { costOf, entriesIn } from '../measured/bundle-size.ts'
import { EnquiryForm, FAILED, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { UMARIA, WizardForm } from '../enquiry/wizard-form.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { SENT as TESTIFIED, TestimonialForm } from '../testimonial/testimonial-form.ts'

const DIST = resolve(import.meta.dirname, '../../dist/widgets')

/** A complete use of a tag. `patient` waits for something, and presses 'Try again' meanwhile. */
interface Use {
  tag: string
  attributes: string
  go: (page: Page, patient: (wait: () => Promise<unknown>) => Promise<void>) => Promise<void>
}

const USES: Use[] = [
  {
    tag: 'trip-enquiry',
    attributes: '',
    go: async (page, patient) => {
      const form = new EnquiryForm(page)
      const { Destination: _, ...typed } = RIGHT
      for (const [label, value] of Object.entries(typed)) await form.field(label).fill(value)
      await form.field('I am a corporate user').check()
      await patient(() => form.field('Corporate Email').waitFor())
      await form.field('I am a corporate user').uncheck()
      await patient(() => form.ready())
      await form.fillIn({ Destination: RIGHT.Destination })
      await loseAnswer(page)
      await form.submit()
      await patient(() => form.element.getByText(FAILED).waitFor())
      await form.field('Days').fill('9')
      await form.submit()
      await patient(() => form.button('Update the enquiry').waitFor())
      await form.button('Update the enquiry').click()
      await patient(() => form.element.getByText(SENT).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-enquiry',
    attributes: 'variant="wizard"',
    go: async (page, patient) => {
      const form = new WizardForm(page)
      await patient(() => form.field('Adults').waitFor())
      await form.field('Adults').fill('2')
      await form.field('Veg').check()
      await patient(() => form.dated('From date'))
      await patient(() => form.listed())
      await form.fillStop(1, UMARIA)
      await form.next()
      await form.fillPerson()
      await loseAnswer(page)
      await form.submit()
      await patient(() => form.element.getByText(FAILED).waitFor())
      await form.field('Mobile Number').fill('9123456789')
      await form.submit()
      await patient(() => form.button('Update the enquiry').waitFor())
      await form.button('Update the enquiry').click()
      await patient(() => form.element.getByText(SENT).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-review',
    attributes: '',
    go: async (page, patient) => {
      const form = new ReviewForm(page)
      await form.field('Feedback').fill('Typed while it hung.')
      await form.addPhotos(await photo('tiger.jpg'))
      await patient(() => form.photos.first().waitFor())
      await patient(() => form.button('Open the calendar').waitFor())
      await patient(() => form.element.locator('.filepond--item').waitFor())
      await patient(() => form.listed())
      await form.fillIn({ Feedback: 'Typed while it hung.' })
      await form.submit()
      await patient(() => form.element.getByText(REVIEWED).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-testimonial',
    attributes: '',
    go: async (page, patient) => {
      const form = new TestimonialForm(page)
      const done = form.complete('hung@example.com')
      await patient(() => done)
      await form.submit()
      await patient(() => form.element.getByText(TESTIFIED).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-attraction-card',
    attributes: 'attraction="taj-mahal"',
    go: async (page, patient) => {
      const card = page.locator('trip-attraction-card')
      await patient(() => card.getByRole('heading').waitFor())
      await patient(() => card.getByRole('button', { name: 'Next picture' }).waitFor())
    },
  },
  {
    tag: 'trip-corporate-video',
    attributes: 'company="xoriant"',
    go: async (page, patient) => {
      const video = page.locator('trip-corporate-video video')
      await expect(video).toBeVisible()
      await patient(() => expect(video).not.toHaveAttribute('aria-label', 'Video'))
    },
  },
]

/** Visitors never load this chunk. */
const FOR_DEVELOPERS = /^chunks\/debug-/

const loseAnswer = (page: Page) =>
  page.route(
    /\/enquiry\/(?:\?|$)/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** Leaves the first (or every) request for each chunk without a response. Returns the requested chunks. */
async function hang(page: Page, always = false): Promise<Set<string>> {
  const hung = new Set<string>()
  await page.clock.install()
  await page.route('**/chunks/*.js*', (route) => {
    const { pathname, search } = new URL(route.request().url())
    hung.add(pathname.replace(/.*\/widgets\//, ''))
    if (search && !always) return route.continue()
    return undefined
  })
  return hung
}

/** Pending calls, during which the clock must not run on. */
const calls = new Set<unknown>()
function watchCalls(page: Page) {
  calls.clear()
  page.on('request', (request) => request.method() === 'POST' && calls.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request))
}

async function waitPatiently(page: Page, tag: string, wait: () => Promise<unknown>) {
  let state = 'waiting'
  wait().then(
    () => (state = 'done'),
    (error) => (state = String(error)),
  )
  const again = page.locator(tag).getByRole('button', { name: 'Try again' }).first()
  await expect(async () => {
    if (state === 'waiting' && calls.size === 0) await page.clock.runFor(6000)
    if (state === 'waiting' && (await again.isVisible())) await again.click({ timeout: 1000 })
    expect(state).toBe('done')
  }).toPass({ timeout: 40_000 })
}

for (const entry of entriesIn(DIST)) {
  const name = entry.replace('.js', '')
  const uses = USES.filter(
    ({ tag, attributes }) =>
      name === tag || name === 'trip-widgets' || (name.startsWith(tag) && attributes),
  )
  test(`every chunk of ${entry} may hang: retries load it, and no input is lost`, async ({
    page,
    host,
    served,
  }) => {
    const { provider } = served.origins
    test.slow()
    page.setDefaultTimeout(40_000)
    watchCalls(page)
    const hung = await hang(page)
    // As if something waited for a network.
    await page.addInitScript(() => localStorage.setItem('trip:outbox', '1'))
    for (const { tag, attributes, go } of uses) {
      await page.goto(`${host}/bare.html`)
      await page.evaluate(
        ([tag, attributes]) =>
          document.body.insertAdjacentHTML('beforeend', `<${tag} ${attributes}></${tag}>`),
        [tag, attributes],
      )
      await page.addScriptTag({ type: 'module', url: `${provider}/widgets/${entry}` })
      await go(page, (wait) => waitPatiently(page, tag, wait))

      // A server-rendered form is usable meanwhile, and hydrates without a press.
      const query = attributes.replace(' ', '&').replaceAll('"', '')
      const drawn = await (await fetch(`${provider}/widgets/${tag}.html?${query}`)).text()
      await page.goto(`${host}/bare.html`)
      await page.evaluate((drawn) => {
        Object.assign(document.body, { innerHTML: '' }).setHTMLUnsafe(drawn)
      }, drawn)
      const field = page
        .locator(tag)
        .locator('textarea, input:not([type=checkbox], [type=radio])')
        .first()
      const typed = (await field.count()) > 0
      if (typed) await field.fill('2')
      await page.addScriptTag({ type: 'module', url: `${provider}/widgets/${entry}` })
      await expect(async () => {
        await page.clock.runFor(11_000)
        await expect(page.locator(tag).locator('style')).toHaveCount(0, { timeout: 500 })
      }).toPass()
      if (typed) await expect(field).toHaveValue('2')
    }
    // Only the company's own site has its steps in the history, and this file is used with the wizard.
    const unused =
      entry === 'trip-enquiry-wizard.js'
        ? /wizard-history|destination-finder|destinations/
        : /wizard-history/
    const chunks = costOf(DIST, entry)
      .lazy.map(({ file }) => file)
      .filter((file) => !unused.test(file))
    expect([...hung].toSorted()).toEqual(
      chunks.filter((file) => !FOR_DEVELOPERS.test(file)).toSorted(),
    )
  })
}

for (const [tag, submit, field] of [
  ['trip-enquiry', 'Submit Enquiry', 'Days'],
  ['trip-review', 'Submit Review', 'Feedback'],
  ['trip-testimonial', 'Submit Testimonial', 'Feedback'],
] as const) {
  test(`${tag} reports a delay after ten seconds, and a failure after two minutes`, async ({
    page,
    host,
  }) => {
    await hang(page, true)
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
    await expect(element.getByRole('button', { name: submit })).not.toHaveAttribute('aria-disabled')
    await expect(element.getByLabel(field)).toHaveValue('7')
  })
}
