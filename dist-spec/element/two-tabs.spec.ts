import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { ReviewForm, SENT as REVIEW_SENT } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'

let people = 0
const address = () => `two-tabs-${process.pid}-${++people}@mail.example`

/** Opens the same page in another tab, which starts with a copy of this one's draft. */
async function twinOf(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => void open(location.href))
  return opened
}

async function enquiryTwice(
  page: Page,
  host: string,
  email: string,
): Promise<[EnquiryForm, EnquiryForm]> {
  await page.goto(`${host}/enquiry.html`)
  const first = new EnquiryForm(page)
  await first.fillIn({ ...RIGHT, Email: email })
  const twin = new EnquiryForm(await twinOf(page))
  await twin.ready()
  return [first, twin]
}

async function sendAll(forms: readonly EnquiryForm[]): Promise<void> {
  for (const form of forms) {
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
  }
}

test('one draft in two tabs becomes one enquiry', async ({ page, host, served }) => {
  const email = address()
  const [first, twin] = await enquiryTwice(page, host, email)
  await expect(twin.field('Email')).toHaveValue(email)
  await sendAll([first, twin])
  const stored = 'select reference from enquiries where email = $1'
  expect(await served.provider.database.query(stored, [email])).toHaveLength(1)
  const reference = await first.element.locator('[part=thanks] strong').innerText()
  await expect(twin.element).toContainText(reference)
})

test('a change in one of the tabs can be sent as another enquiry', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const [first, twin] = await enquiryTwice(page, host, email)
  await twin.field('Days').fill('9')
  await sendAll([first])
  await twin.submit()
  await twin.button('Send another').click()
  await expect(twin.notice).toHaveText(SENT)
  const stored = `select no_days from enquiries join destinations on enquiry = uuid
    where email = $1 order by no_days`
  expect(await served.provider.database.query(stored, [email])).toEqual([
    { no_days: 5 },
    { no_days: 9 },
  ])
})

test('sending again after a sent enquiry makes another one', async ({ page, host, served }) => {
  const email = address()
  await page.goto(`${host}/enquiry.html`)
  const form = new EnquiryForm(page)
  for (const time of [1, 2]) {
    await form.fillIn({ ...RIGHT, Email: email })
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    if (time === 1) await form.button('Plan another trip').click()
  }
  const stored = 'select reference from enquiries where email = $1'
  expect(await served.provider.database.query(stored, [email])).toHaveLength(2)
})

test('one draft in two tabs becomes one review', async ({ page, host, served }) => {
  const email = address()
  await page.goto(`${host}/review.html`)
  const first = new ReviewForm(page)
  await first.fillIn({ 'Email Address': email })
  const twin = new ReviewForm(await twinOf(page))
  await expect(twin.field('Email Address')).toHaveValue(email)
  for (const form of [first, twin]) {
    await form.submit()
    await expect(form.notice).toHaveText(REVIEW_SENT)
  }
  const stored = 'select uuid from reviews where email = $1'
  expect(await served.provider.database.query(stored, [email])).toHaveLength(1)
})
