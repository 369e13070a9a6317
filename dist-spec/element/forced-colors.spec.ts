import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { tabTo } from '../support/by-keyboard.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { ReviewForm } from '../review/review-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { expect, test } from '../support/test.ts'
import { PARTY, WizardForm } from '../enquiry/wizard-form.ts'

/** Part of a box, as fractions of its width and height. */
type Part = Partial<Record<'left' | 'top' | 'width' | 'height', number>>

/** Share of pixels in part of an element that differ from the background. */
async function ink(of: Locator, part: Part = {}): Promise<number> {
  const { left = 0, top = 0, width = 1, height = 1 } = part
  const shot = sharp(await of.screenshot({ animations: 'disabled' }))
  const whole = await shot.metadata()
  const { data } = await shot
    .extract({
      left: Math.round(left * whole.width),
      top: Math.round(top * whole.height),
      width: Math.round(width * whole.width),
      height: Math.round(height * whole.height),
    })
    .greyscale()
    .threshold(128)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = await of.page().evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  return data.filter((value) => value > 128 === dark).length / data.length
}

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  viewport: { width: 390, height: 900 },
})

/** Looks at the same state in each colour scheme. */
async function inEachScheme(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await test.step(colorScheme, look)
  }
}

test('shows list arrows and ticked boxes', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.ready()
  const arrow = { left: 0.88, top: 0.2, width: 0.1, height: 0.6 }
  const box = form.field('I am a corporate user')
  await inEachScheme(page, async () => {
    expect(await ink(form.field('Destination'), arrow)).toBeGreaterThan(0.01)
    const before = await box.screenshot()
    await box.check()
    expect((await box.screenshot()).equals(before)).toBe(false)
    await box.uncheck()
  })
})

test('distinguishes the chosen day, today and days out of range', async ({ page, host }) => {
  // At the end of a month the calendar opens on the next one, which does not include today.
  const now = new Date()
  await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth() + 1, 12, 12))
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await form.element.getByRole('button', { name: 'Open the calendar' }).first().click()
  const calendar = form.calendars.first()
  const edge = { top: 0, height: 0.06 }
  const line = { top: 0.6, height: 0.2, left: 0.3, width: 0.4 }
  await expect(calendar.locator('.selected')).toBeVisible()
  const colorOf = (day: string) =>
    calendar
      .locator(day)
      .last()
      .evaluate((element) => getComputedStyle(element).color)
  await inEachScheme(page, async () => {
    expect(await ink(calendar.locator('.selected'), edge)).toBeGreaterThan(0.3)
    expect(await ink(calendar.locator('.today'), edge)).toBe(0)
    expect(await colorOf('.flatpickr-disabled')).not.toBe(await colorOf('.selected'))
    expect(await ink(calendar.locator('.today'), line)).toBeGreaterThan(0.05)
  })
  await page.keyboard.press('Escape')
  await form.unfold(PARTY)
  await inEachScheme(page, async () => {
    expect(await ink(form.field('Travelling with'), { left: 0.88, width: 0.1 })).not.toBe(0)
  })
})

test('distinguishes chosen stars, the active option and the drop area', async ({ page, host }) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.field('3 stars').check({ force: true })
  await page.mouse.move(0, 0)
  const star = (number: number) => form.element.locator('.star svg').nth(number - 1)
  await inEachScheme(page, async () => {
    expect(await ink(star(4))).toBeGreaterThan(0.02)
    expect(await ink(star(3))).toBeGreaterThan((await ink(star(4))) * 1.5)
    expect(await ink(form.element.locator('.drop'), { height: 0.02 })).toBeGreaterThan(0.2)
  })
  await form.attraction.fill('madhya')
  await form.attraction.press('ArrowDown')
  const active = form.element.locator('[data-active]')
  const outline = { left: 0.3, width: 0.3, height: 0.05 }
  await expect(active).toBeVisible()
  await inEachScheme(page, async () => {
    expect(await ink(active, outline)).toBeGreaterThan(0.1)
    expect(await ink(form.options.nth(3), outline)).toBe(0)
  })
})

test('shows the progress of a video upload', async ({ page, host }) => {
  const form = new TestimonialForm(page)
  const { reach } = TESTIMONIAL_STATES.find(({ name }) => name === 'progress')!
  await inEachScheme(page, async () => {
    await page.goto(`${host}/testimonial.html`)
    await reach(form, page)
    await expect.poll(() => ink(form.progress)).toBeGreaterThan(0.1)
  })
})

test("shows a card's carousel buttons and their focus", async ({ page, host }) => {
  await page.goto(`${host}/framed-card.html`)
  const next = page.getByRole('button', { name: 'Next picture' })
  const inner = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 }
  await inEachScheme(page, async () => {
    await expect.poll(() => ink(next, inner)).toBeGreaterThan(0.05)
    const before = await next.screenshot()
    await tabTo(page, next)
    expect((await next.screenshot()).equals(before)).toBe(false)
    expect(await ink(page.locator('.stars'))).toBeGreaterThan(0.2)
    await next.blur()
  })
})
