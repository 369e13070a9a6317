import { lastRelease } from '../../demo/releases/archive.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

const RELEASED = (await lastRelease())!

for (const [before, after] of [
  [RELEASED, ''],
  ['', RELEASED],
] as const) {
  const from = before ? 'the last release' : 'today'

  test(`input in the form of ${from} is kept in another version`, async ({ page, host }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const form = new EnquiryForm(page)
    const at = (version: string) =>
      `${host}/any.html?tag=trip-enquiry&attributes=&version=${version}`
    await page.goto(at(before))
    await form.fillIn({ ...RIGHT, Email: 'kept@example.com' })
    await page.goto(at(after))
    await expect(form.field('Email')).toHaveValue('kept@example.com')
    await expect(form.field('Destination').locator('option:checked')).toHaveText(RIGHT.Destination)
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    expect(errors).toEqual([])
  })

  test(`input in the wizard of ${from} is kept in another version`, async ({ page, host }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const at = (version: string) =>
      `${host}/any.html?tag=trip-enquiry&attributes=variant%3Dwizard&version=${version}`
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await page.goto(at(before))
    await field('Adults').fill('7')
    await field('Days').fill('4')
    await field('5 Star').check({ force: true })
    await field('Veg').check({ force: true })
    await page.goto(at(after))
    await expect(field('Adults')).toHaveValue('7')
    await expect(field('Days')).toHaveValue('4')
    await expect(field('5 Star')).toBeChecked()
    await expect(field('Veg')).toBeChecked()
    await field('Adults').fill('8')
    await page.reload()
    await expect(field('Adults')).toHaveValue('8')
    expect(errors).toEqual([])
  })
}
