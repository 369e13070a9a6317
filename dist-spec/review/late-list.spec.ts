import type { Page } from '@playwright/test'
import { ReviewForm, RIGHT, SENT } from './review-form.ts'
import { expect, test } from '../support/test.ts'

const LIST = '**/attractions/locations/'
const TAJ = 'Agra, Uttar Pradesh/Taj Mahal'

/** Holds back the list of attractions. Returns a function that releases it. */
async function holdList(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(LIST, (route) => held.then(() => route.continue()))
  return release
}

test('chooses the match of what was typed before the list loads, and before a reload', async ({
  page,
  host,
}) => {
  const form = new ReviewForm(page)
  for (const written of ['Taj Mahal', 'taj mahal', TAJ]) {
    await test.step(written, async () => {
      const release = await holdList(page)
      await page.goto(`${host}/review.html`)
      await form.attraction.fill(written)
      await form.field('Feedback').focus()
      await expect(form.attraction).toHaveValue(written)
      if (written === 'Taj Mahal') {
        await page.reload()
        await expect(form.attraction).toHaveValue(written)
      }
      release()
      await expect(form.attraction).toHaveValue(TAJ)
      await expect(form.options).toHaveCount(0)
      await page.unroute(LIST)
    })
  }
})

test('keeps text that is not a name, and lists its matches when focus returns or while it is typed', async ({
  page,
  host,
}) => {
  const releaseFirst = await holdList(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.attraction.fill('madhya pradesh')
  await form.field('Feedback').focus()
  const come = page.waitForResponse(LIST)
  releaseFirst()
  await come
  // The list is complete once its options are visible.
  await form.attraction.focus()
  await expect(form.options.nth(1)).toBeVisible()
  await expect(form.attraction).toHaveValue('madhya pradesh')
  for (const option of await form.options.all())
    await expect(option).toContainText('Madhya Pradesh')
  await page.unroute(LIST)

  const release = await holdList(page)
  await page.reload()
  await form.attraction.fill('Taj Mah')
  await expect(form.found).toHaveText(/Loading/)
  release()
  await expect(form.options).toHaveText([TAJ])
  await expect(form.attraction).toHaveValue('Taj Mah')
  await form.attraction.press('Enter')
  await expect(form.attraction).toHaveValue(TAJ)
})

test('waits for the list on submit, and chooses the match', async ({ page, host, served }) => {
  const email = `late-${process.pid}@example.com`
  const release = await holdList(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  for (const [label, value] of Object.entries({ ...RIGHT, 'Email Address': email })) {
    await form.field(label).fill(value)
  }
  await form.attraction.fill('Taj Mahal')
  const date = form.field('Date of visit')
  await date.fill((await date.getAttribute('type')) === 'date' ? '2026-01-05' : '5/1/2026')
  await form.field('4 stars').check({ force: true })
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
  release()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select attraction from reviews where email = $1'
  const rows = await served.provider.database.query<{ attraction: string }>(query, [email])
  expect(rows).toEqual([{ attraction: 'taj-mahal' }])
  await form.button('Write another review').click()
  await expect(form.attraction).toHaveValue('')
})

test('keeps the text when the list fails, and matches it once the list loads', async ({
  page,
  host,
}) => {
  await page.route(LIST, (route) => route.abort())
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.attraction.fill('Taj Mahal')
  await form.attraction.press('Escape')
  await form.field('Feedback').focus()
  await expect(form.button('Try again')).toBeVisible()
  await expect(form.notice).toHaveText('')
  await expect(form.attraction).toHaveValue('Taj Mahal')
  await page.unroute(LIST)
  await form.button('Try again').click()
  await expect(form.button('Try again')).toHaveCount(0)
  await expect(form.attraction).toBeFocused()
  await expect(form.attraction).toHaveValue(TAJ)
  await form.choose('amber fort')
})
