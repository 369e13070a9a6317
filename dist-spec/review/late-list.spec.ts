import type { Page } from '@playwright/test'
import { ReviewForm, RIGHT, SENT } from './review-form.ts'
import { expect, test } from '../support/test.ts'

const LIST = '**/attractions/locations/'
const TAJ = 'Agra, Uttar Pradesh/Taj Mahal'

/** Holds the list of attractions back. Answers what lets it come. */
async function holdList(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(LIST, (route) => held.then(() => route.continue()))
  return release
}

for (const written of ['Taj Mahal', 'taj mahal', TAJ]) {
  test(`chooses what '${written}' names once the list has come`, async ({ page, host }) => {
    const release = await holdList(page)
    const form = new ReviewForm(page)
    await page.goto(`${host}/review.html`)
    await form.attraction.fill(written)
    await form.field('Feedback').focus()
    await expect(form.attraction).toHaveValue(written)
    release()
    await expect(form.attraction).toHaveValue(TAJ)
    await expect(form.options).toHaveCount(0)
  })
}

test('keeps what names no attraction, and shows who comes back what has it', async ({
  page,
  host,
}) => {
  const release = await holdList(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.attraction.fill('madhya pradesh')
  await form.field('Feedback').focus()
  const come = page.waitForResponse(LIST)
  release()
  await come
  // The list is in the field when it says how many there are.
  await form.attraction.focus()
  await expect(form.options.nth(1)).toBeVisible()
  await expect(form.attraction).toHaveValue('madhya pradesh')
  for (const option of await form.options.all())
    await expect(option).toContainText('Madhya Pradesh')
})

test('opens its list with what is being typed when the list comes', async ({ page, host }) => {
  const release = await holdList(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.attraction.fill('Taj Mah')
  await expect(form.found).toHaveText(/Loading/)
  release()
  await expect(form.options).toHaveText([TAJ])
  await expect(form.attraction).toHaveValue('Taj Mah')
  await form.attraction.press('Enter')
  await expect(form.attraction).toHaveValue(TAJ)
})

test('waits for the list when it is sent, and chooses what was written', async ({
  page,
  host,
  served,
}) => {
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

test('keeps what was written where the list failed, and matches it when it comes', async ({
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
  await expect(form.attraction).toHaveValue('Taj Mahal')
  await page.unroute(LIST)
  await form.button('Try again').click()
  await expect(form.attraction).toHaveValue(TAJ)
})

test('keeps what was written through a reload', async ({ page, host }) => {
  const release = await holdList(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.attraction.fill('Taj Mahal')
  await form.field('Feedback').focus()
  await page.reload()
  await expect(form.attraction).toHaveValue('Taj Mahal')
  release()
  await expect(form.attraction).toHaveValue(TAJ)
})
