import { lastRelease } from '../../demo/releases/archive.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

const RELEASED = (await lastRelease())!

const versionOf = (version: string) => version || 'today'

test('input in a form is kept in another version, before and after today', async ({
  page,
  host,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const form = new EnquiryForm(page)
  const at = (version: string) => `${host}/any.html?tag=trip-enquiry&attributes=&version=${version}`
  for (const [before, after] of [
    [RELEASED, ''],
    ['', RELEASED],
  ] as const) {
    await test.step(`from ${versionOf(before)} to ${versionOf(after)}`, async () => {
      await page.goto(at(before))
      await form.fillIn({ ...RIGHT, Email: 'kept@example.com' })
      await page.goto(at(after))
      await expect(form.field('Email')).toHaveValue('kept@example.com')
      const chosen = form.field('Destination').locator('option:checked')
      await expect(chosen).toHaveText(RIGHT.Destination)
      await form.submit()
      await expect(form.notice).toHaveText(SENT)
    })
  }
  expect(errors).toEqual([])
})

test('input in a wizard is kept in another version, and in the one before', async ({
  page,
  host,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const at = (version: string) =>
    `${host}/any.html?tag=trip-enquiry&attributes=variant%3Dwizard&version=${version}`
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto(at(RELEASED))
  await field('Adults').fill('7')
  await field('Days').fill('4')
  await field('5 Star').check({ force: true })
  await field('Veg').check({ force: true })
  for (const [version, adults] of [
    ['', 7],
    [RELEASED, 8],
    ['', 9],
  ] as const) {
    await test.step(`with ${adults} adults to ${versionOf(version)}`, async () => {
      await page.goto(at(version))
      await expect(field('Adults')).toHaveValue(String(adults))
      await expect(field('Days')).toHaveValue('4')
      await expect(field('5 Star')).toBeChecked()
      await expect(field('Veg')).toBeChecked()
      await field('Adults').fill(String(adults + 1))
    })
  }
  expect(errors).toEqual([])
})
