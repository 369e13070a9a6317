import type { Page } from '@playwright/test'
import { resolve } from 'node:path'
import { photo } from '../review/photos.ts'
import { expect, test } from '../support/test.ts'

const CLIP = resolve(import.meta.dirname, '../support/files/clip.mp4')

/** Opens a page with held scripts. The result releases them and waits until a tag is hydrated. */
async function withoutScripts(page: Page, address: string, tag: string) {
  let go: () => void = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(address, { waitUntil: 'commit' })
  const form = page.locator(tag)
  await form.locator('[type=submit]').last().waitFor()
  const heightOf = async () => form.evaluate((element) => element.getBoundingClientRect().height)
  const taken = async () => {
    const before = await heightOf()
    go()
    await expect(form.locator('style')).toHaveCount(0)
    return before
  }
  return { form, taken, heightOf, asked }
}

/** Value of each control of a form; number of files in a file input. */
const held = async (page: Page, tag: string) =>
  page
    .locator(tag)
    .evaluate((element) =>
      Object.fromEntries(
        [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[name]')]
          .filter(({ type, checked }) => type !== 'hidden' && (type !== 'radio' || checked))
          .map(({ id, name, type, value, checked }) => [
            id || name,
            type === 'checkbox' ? checked : value,
          ]),
      ),
    )

test('a simple enquiry keeps its input and caret when its script loads late', async ({
  page,
  served,
}) => {
  const late = await withoutScripts(page, served.origins.provider, 'trip-enquiry')
  const { form } = late
  await form.getByLabel('Destination').selectOption('Agra')
  await form.getByLabel('Days').fill('5')
  const mobile = form.getByLabel('Mobile')
  await mobile.fill('9000000000')
  await mobile.press('ArrowLeft')
  await mobile.press('ArrowLeft')
  const before = { ...(await held(page, 'trip-enquiry')), destination: 'Agra, Uttar Pradesh' }
  const height = await late.taken()
  await expect(form.locator('input[name=destination]')).toBeVisible()
  expect(await held(page, 'trip-enquiry')).toEqual(before)
  await expect(mobile).toBeFocused()
  await mobile.pressSequentially('7')
  await expect(mobile).toHaveValue('90000000700')
  expect(await late.heightOf()).toBe(height)
  // The cities are part of the page.
  expect(late.asked.filter((url) => url.includes('/cities/'))).toEqual([])
  // The values are stored as a draft.
  await page.reload()
  await expect(form.getByLabel('Days')).toHaveValue('5')
})

test('typed input wins over a stored draft, which fills the other fields', async ({
  page,
  served,
}) => {
  await page.goto(served.origins.provider)
  const form = page.locator('trip-enquiry')
  await form.getByLabel('Days').fill('3')
  await form.getByLabel('Total People').fill('4')
  await expect(form.locator('style')).toHaveCount(0)
  const late = await withoutScripts(page, served.origins.provider, 'trip-enquiry')
  await form.getByLabel('Days').fill('7')
  await late.taken()
  await expect(form.getByLabel('Total People')).toHaveValue('4')
  await expect(form.getByLabel('Days')).toHaveValue('7')
})

test('the wizard keeps input typed before its script loads', async ({ page, served }) => {
  const address = `${served.origins.provider}/enquiry`
  const late = await withoutScripts(page, address, 'trip-enquiry')
  const { form } = late
  await form.getByLabel('Destination').fill('Agra')
  await form.getByLabel('Days').fill('3')
  await form.getByLabel('4 Star').check()
  await form.getByLabel('Adults').fill('2')
  await form.getByLabel('Non veg').check()
  await late.taken()
  await expect(form.getByLabel('Days')).toHaveValue('3')
  await expect(form.getByLabel('4 Star')).toBeChecked()
  await expect(form.getByLabel('Adults')).toHaveValue('2')
  await expect(form.getByLabel('Non veg')).toBeChecked()
  await expect(form.getByLabel('Destination')).toHaveValue('Agra, Uttar Pradesh')
  await form.getByRole('button', { name: 'One day more' }).click()
  await expect(form.getByLabel('Days', { exact: true })).toHaveValue('4')
})

test('a review keeps its text, stars and photos', async ({ page, served }) => {
  const late = await withoutScripts(page, `${served.origins.provider}/review`, 'trip-review')
  const { form } = late
  await form.getByLabel('First Name').fill('Asha')
  await form.getByLabel('Feedback').fill('Worth every hour of the way.')
  await form.getByLabel('Date of visit').fill('2026-01-02')
  await form.getByLabel('4 stars').check({ force: true })
  await form.locator('input[type=file]').setInputFiles([await photo('one.jpg', 9)])
  await late.taken()
  await expect(form.getByLabel('First Name')).toHaveValue('Asha')
  await expect(form.getByLabel('Feedback')).toHaveValue('Worth every hour of the way.')
  await expect(form.getByRole('textbox', { name: 'Date of visit' })).toHaveValue('02/01/2026')
  await expect(form.getByLabel('4 stars')).toBeChecked()
  await expect(form.getByText('one.jpg').first()).toBeAttached()
})

test('a testimonial keeps its text and video', async ({ page, served }) => {
  const address = `${served.origins.provider}/submit-testimonials`
  const late = await withoutScripts(page, address, 'trip-testimonial')
  const { form } = late
  await form.getByLabel('Feedback').fill('Worth every hour of the way.')
  await form.locator('input[type=file]').setInputFiles(CLIP)
  await late.taken()
  await expect(form.getByLabel('Feedback')).toHaveValue('Worth every hour of the way.')
  await expect(form.getByText('clip.mp4')).toBeVisible()
})

test('a browser without declarative shadow DOM gets the form from the script', async ({
  page,
  served,
}) => {
  await page.route(served.origins.provider + '/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('shadowrootmode=', 'data-mode=')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(served.origins.provider)
  const form = page.locator('trip-enquiry')
  await form.getByLabel('Days').fill('5')
  await expect(form.getByLabel('Days')).toHaveValue('5')
  await expect(form.getByRole('heading', { name: 'Personal Trip Planner' })).toHaveCount(1)
})

test('markup of another build is rendered again with the typed input', async ({ page, served }) => {
  await page.route(served.origins.provider + '/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('{"build":"', '{"build":"older-')
    await route.fulfill({ response: answer, body })
  })
  const late = await withoutScripts(page, served.origins.provider, 'trip-enquiry')
  await late.form.getByLabel('Days').fill('5')
  await late.form.getByLabel('I am a corporate user').check()
  await late.taken()
  await expect(late.form.getByLabel('Days')).toHaveValue('5')
  await expect(late.form.getByLabel('I am a corporate user')).toBeChecked()
})
