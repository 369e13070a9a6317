import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { turnable } from '../attraction-card/attraction-cards.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { bringLibraries, useLibraries } from './host-libraries.ts'
import { watchGlobals } from './page-globals.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { CLIP, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'

const STATES: [string, Record<string, string>, (page: Page) => Promise<unknown>][] = [
  ['trip-enquiry', {}, (page) => new EnquiryForm(page).ready()],
  ['trip-enquiry', { corporate: '' }, showCorporate],
  ['trip-enquiry', { variant: 'wizard' }, showWizard],
  ['trip-review', {}, showReview],
  ['trip-testimonial', {}, showTestimonial],
  ['trip-attraction-card', { attraction: 'taj-mahal' }, showCard],
  ['trip-corporate-video', { company: 'xoriant' }, showVideo],
]

async function showCorporate(page: Page) {
  const form = new EnquiryForm(page)
  await form.ready()
  await expect(form.field('Corporate Email')).toBeVisible()
  await form.submit()
  await expect(form.field('Days')).toHaveAttribute('aria-invalid', 'true')
}

async function showWizard(page: Page) {
  const form = new WizardForm(page)
  await form.ready()
  await form.element.getByRole('button', { name: 'Open the calendar' }).first().click()
  await expect(form.calendars.filter({ visible: true })).toHaveCount(1)
}

async function showReview(page: Page) {
  const form = new ReviewForm(page)
  await form.ready()
  await form.button('Open the calendar').click()
  await expect(form.button('Previous month')).toBeVisible()
  await form.addPhotos(await photo('gate.jpg', 1), await photo('pool.png', 2))
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(2)
  // Some buttons are under the calendar.
  await form.button('Remove').first().press('Enter')
  await expect(form.photos).toHaveText(['pool.png'])
}

async function showTestimonial(page: Page) {
  const form = new TestimonialForm(page)
  await form.field('Video').setInputFiles(CLIP)
  await expect(form.chosen).toHaveText('sample.mp4')
  await form.submit()
  await expect(form.field('Feedback')).toHaveAttribute('aria-invalid', 'true')
}

async function showCard(page: Page) {
  await turnable(page.locator('trip-attraction-card'))
}

async function showVideo(page: Page) {
  const video = page.locator('trip-corporate-video video')
  await expect
    .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
}

async function bring(
  page: Page,
  { origins }: Serving,
  file: string,
  tag: string,
  attributes: Record<string, string> = {},
): Promise<void> {
  await page.addScriptTag({ type: 'module', url: `${origins.provider}/widgets/${file}.js` })
  await page.evaluate(
    ([tag, attributes]) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.querySelector('#first')!.replaceChildren(element)
    },
    [tag, attributes] as const,
  )
}

async function openHost(page: Page, host: string, makeReady?: () => Promise<unknown>) {
  const globals = await watchGlobals(page)
  await page.goto(`${host}/host-globals.html`)
  await makeReady?.()
  await globals.keep()
  return globals
}

for (const [way, nameOf] of [
  ['each with a file of its own', (tag: string) => tag],
  ['all in one', () => 'trip-widgets'],
] as const) {
  test(`leaves the page unchanged, ${way}`, async ({ page, host, served }) => {
    const globals = await openHost(page, host)
    for (const [tag, attributes, show] of STATES) {
      await bring(page, served, nameOf(tag), tag, attributes)
      await show(page)
      expect(await globals.changes(), tag).toEqual([])
      const own = await page.locator(tag).evaluate((element) => Object.getOwnPropertyNames(element))
      expect(own, tag).toEqual([])
      await page.locator(tag).evaluate((element) => element.remove())
      expect(await globals.changes(), tag).toEqual([])
    }
  })
}

test('leaves libraries alone that the page loaded before', async ({ page, host, served }) => {
  const globals = await openHost(page, host, async () => {
    await bringLibraries(page)
    await useLibraries(page)
  })
  for (const [tag, attributes, show] of STATES) {
    await bring(page, served, tag, tag, attributes)
    await show(page)
    expect(await globals.changes(), tag).toEqual([])
    await useLibraries(page)
  }
  await page.evaluate(() => document.querySelector('#first')!.replaceChildren())
  await useLibraries(page)
  expect(await globals.changes()).toEqual([])
})

test('leaves libraries alone that the page loaded in between, all in one', async ({
  page,
  host,
  served,
}) => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/chunks\/(?:date-input|file-drop|later|review-later)-/, (route) =>
    held.then(() => route.continue()),
  )
  const globals = await openHost(page, host)
  await bring(page, served, 'trip-widgets', 'trip-review')
  await expect(page.locator('trip-review').getByLabel('Feedback')).toBeVisible()
  expect(await globals.changes()).toEqual([])
  await bringLibraries(page)
  await globals.keep()
  release()
  await showReview(page)
  expect(await globals.changes()).toEqual([])
  await useLibraries(page)
})

test('opens its calendar on a page with frozen prototypes', async ({ page, host, served }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const globals = await openHost(page, host, () =>
    page.evaluate(() => {
      for (const { prototype } of [HTMLElement, NodeList, HTMLCollection, Date]) {
        Object.freeze(prototype)
      }
      Object.defineProperty(window, 'flatpickr', { value: 'of the page' })
    }),
  )
  await bring(page, served, 'trip-review', 'trip-review')
  await showReview(page)
  expect(await globals.changes()).toEqual([])
  expect(errors).toEqual([])
})

test('shows names and sizes when the page keeps its own frame painter', async ({
  page,
  host,
  served,
}) => {
  const globals = await openHost(page, host, () =>
    page.evaluate(() => {
      const value = Object.freeze({ readers: Object.freeze([]), writers: Object.freeze([]) })
      Object.defineProperty(window, '__framePainter', { value })
    }),
  )
  await bring(page, served, 'trip-review', 'trip-review')
  const form = new ReviewForm(page)
  await form.addPhotos(await photo('gate.jpg', 1))
  await form.button('Submit Review').scrollIntoViewIfNeeded()
  await expect(form.element.locator('.chosen li > span')).toHaveText(['gate.jpg'])
  expect(await globals.changes()).toEqual([])
})
