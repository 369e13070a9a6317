import type { Locator, Page } from '@playwright/test'
import { ReviewForm } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { OCCASIONS, WizardForm } from './wizard-form.ts'

/** A Saturday beyond the clock of any provider. Trips can start on the 28th, visits can end on this day. */
const TODAY = '2054-11-21T12:00:00'

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Calendar' })

/** Waits until a day such as 'November 28, 2054' has focus and belongs to the displayed month. */
async function expectDay(page: Page, day: string): Promise<void> {
  const cell = calendar(page).locator(':focus')
  await expect(cell).toHaveAccessibleName(day)
  await expect(cell).not.toHaveClass(/MonthDay/)
  const [, month, year] = /^(\w+) .* (\d+)$/.exec(day)!
  await expect(calendar(page).getByLabel('Month').locator(':checked')).toHaveText(month!)
  await expect(calendar(page).getByLabel('Year')).toHaveValue(year!)
}

async function walk(page: Page, steps: [key: string, day: string][]): Promise<void> {
  for (const [key, day] of steps) {
    await test.step(`${key}: ${day}`, async () => {
      await page.keyboard.press(key)
      await expectDay(page, day)
    })
  }
}

async function openWizard(page: Page, host: string): Promise<WizardForm> {
  await page.clock.setFixedTime(TODAY)
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await opener(form.element).press('Enter')
  await expectDay(page, 'November 28, 2054')
  return form
}

const opener = (element: Locator) =>
  element.getByRole('button', { name: 'Open the calendar' }).first()

test('moves by calendar dates, from the first available day', async ({ page, host }) => {
  const form = await openWizard(page, host)
  await walk(page, [
    ['ArrowLeft', 'November 28, 2054'],
    ['ArrowUp', 'November 28, 2054'],
    ['Home', 'November 28, 2054'],
    ['PageUp', 'November 28, 2054'],
    ['ArrowRight', 'November 29, 2054'],
    ['ArrowRight', 'November 30, 2054'],
    ['ArrowRight', 'December 1, 2054'],
    ['ArrowLeft', 'November 30, 2054'],
    ['ArrowDown', 'December 7, 2054'],
    ['End', 'December 13, 2054'],
    ['ArrowUp', 'December 6, 2054'],
    ['Home', 'November 30, 2054'],
    ['End', 'December 6, 2054'],
    ['ArrowUp', 'November 29, 2054'],
    ['Shift+PageDown', 'November 29, 2055'],
    ['PageDown', 'December 29, 2055'],
    ['ArrowRight', 'December 30, 2055'],
    ['PageDown', 'January 30, 2056'],
    ['PageDown', 'February 29, 2056'],
    ['Shift+PageUp', 'February 28, 2055'],
  ])
  await page.keyboard.press('Enter')
  await expect(form.field('From date')).toHaveValue('28/02/2055')
  await expect(opener(form.element)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectDay(page, 'February 28, 2055')
  await walk(page, [['ArrowDown', 'March 7, 2055']])
  await page.keyboard.press('Space')
  await expect(form.field('From date')).toHaveValue('07/03/2055')
})

test('stops at the last available day', async ({ page, host }) => {
  await page.clock.setFixedTime(TODAY)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await opener(form.element).press('Enter')
  await expectDay(page, 'November 21, 2054')
  await walk(page, [
    ['ArrowRight', 'November 21, 2054'],
    ['ArrowDown', 'November 21, 2054'],
    ['End', 'November 21, 2054'],
    ['PageDown', 'November 21, 2054'],
    ['Shift+PageDown', 'November 21, 2054'],
    ['Home', 'November 16, 2054'],
    ['Shift+PageUp', 'November 16, 2053'],
    ['PageUp', 'October 16, 2053'],
  ])
})

test('opens at the date of its field, lets Tab pass through, and closes when focus leaves', async ({
  page,
  host,
}) => {
  const form = await openWizard(page, host)
  await walk(page, [
    ['PageDown', 'December 28, 2054'],
    ['PageDown', 'January 28, 2055'],
  ])
  await page.keyboard.press('Escape')
  await expect(opener(form.element)).toBeFocused()
  await expect(calendar(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expectDay(page, 'November 28, 2054')
  await page.keyboard.press('Escape')
  for (const [text, day] of [
    ['15/01/2055', 'January 15, 2055'],
    ['2055-13-01', 'November 28, 2054'],
    ['', 'November 28, 2054'],
  ] as const) {
    await form.field('From date').fill(text)
    await opener(form.element).press('Enter')
    await expectDay(page, day)
    await page.keyboard.press('Escape')
    await expect(calendar(page)).toBeHidden()
  }

  await page.keyboard.press('Enter')
  await expectDay(page, 'November 28, 2054')
  await walk(page, [['PageDown', 'December 28, 2054']])
  const stops = ['Previous month', 'Month', 'Year', 'Next month'].map((name) =>
    calendar(page).getByLabel(name, { exact: true }),
  )
  for (const stop of stops.toReversed()) {
    await page.keyboard.press('Shift+Tab')
    await expect(stop).toBeFocused()
  }
  // There is no earlier month than November, so no button for it.
  await page.keyboard.press('Enter')
  await expectDay(page, 'November 28, 2054')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(stops[3]!).toBeFocused()
  await expect(calendar(page).locator('[aria-live]')).toHaveText('December 2054')
  await page.keyboard.press('Tab')
  await expectDay(page, 'December 28, 2054')
  await page.keyboard.press('Tab')
  await expect(form.field('To date')).toBeFocused()
  await expect(calendar(page)).toBeHidden()
})

test('is a named grid of weeks with weekday headers, and closes on Escape wherever focus is', async ({
  page,
  host,
}) => {
  const form = await openWizard(page, host)
  const grid = calendar(page).getByRole('grid', { name: 'November 2054', exact: true })
  const rows = grid.getByRole('row')
  await expect(rows).toHaveCount(7)
  const weekdays = ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun']
  for (const [index, day] of weekdays.entries()) {
    await expect(rows.first().getByRole('columnheader').nth(index)).toHaveAccessibleName(
      `${day}day`,
    )
  }
  for (let week = 1; week < 7; week += 1) {
    await expect(rows.nth(week).getByRole('gridcell')).toHaveCount(7)
  }
  await expect(grid.locator('[aria-current=date]')).toHaveAccessibleName('November 21, 2054')
  await expect(grid.locator('[aria-selected=true]')).toHaveAccessibleName('November 28, 2054')
  await expect(grid.locator('[tabindex="0"]')).toHaveAccessibleName('November 28, 2054')
  await expect(calendar(page)).not.toHaveAttribute('aria-modal')
  await expect(calendar(page).locator('[aria-live]')).toBeEmpty()

  await expect(calendar(page)).toHaveAccessibleName('Calendar: From date')
  await expect(opener(form.element)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(opener(form.element)).toBeFocused()
  await form.field('From date').click()
  await expect(calendar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(form.field('From date')).toBeFocused()
  await form.field('From date').click()
  await expect(calendar(page)).toBeVisible()
  await form.field('From date').blur()
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(opener(form.element)).toHaveAttribute('aria-expanded', 'false')
  await form.unfold(OCCASIONS)
  await form.field('Occasion').fill('Birthday')
  await form.button('Add occasion').press('Enter')
  await form.field('Date of occasion').nth(1).scrollIntoViewIfNeeded()
  const openers = form.element.getByRole('button', { name: 'Open the calendar' })
  await expect(openers).toHaveCount(3)
  const names = ['From date', 'Date of occasion', 'Date of occasion 2']
  for (const [index, name] of names.entries()) {
    await expect(openers.nth(index)).toHaveAccessibleName(`Open the calendar: ${name}`)
  }
})
