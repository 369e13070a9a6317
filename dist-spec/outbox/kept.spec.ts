import type { Page } from '@playwright/test'
import { EnquiryForm, FAILED, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import {
  entriesOf,
  errorsOf,
  filled,
  flagOf,
  hostPage,
  listOf,
  newEmail,
  referencesOf,
  SAVED,
  saved,
  sendingsOf,
  whileLoading,
} from './outbox-page.ts'

const storageOf = async (page: Page) =>
  JSON.stringify([
    await entriesOf(page),
    await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
  ])

test('never stores a one-time code or its proof', async ({ page, host, outbox }) => {
  const corporateEmail = `outbox-${process.pid}@xoriant.example`
  const email = newEmail()
  const form = new EnquiryForm(page)
  await whileLoading(page, async () => {
    await page.goto(hostPage(host))
    await form.fillIn({ ...RIGHT, Email: email })
  })
  await form.askForOtp(corporateEmail)
  const mail = (await outbox()).find(({ to }) => to === corporateEmail)
  const code = /\b\d{6}\b/.exec(mail!.text)![0]
  await form.field('OTP').fill(code)
  const verified = page.waitForResponse('**/validate-otp/')
  await form.button('Verify OTP').click()
  const proof = await (await verified).text()
  await expect(form.element.getByText('Corporate Email verified')).toBeVisible()
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.field('Email')).toHaveValue(email)
  expect(await entriesOf(page)).toEqual([])

  await form.field('I am a corporate user').uncheck()
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  const stored = await storageOf(page)
  expect(stored).toContain(email)
  expect(stored).not.toContain(code)
  const secrets = proof.match(/[\w.-]{20,}/g) ?? []
  expect(secrets).not.toEqual([])
  for (const secret of secrets) expect(stored).not.toContain(secret)
})

test('stores nothing in a frame of the provider', async ({ page, served }) => {
  const form = new EnquiryForm(page)
  const email = newEmail()
  await page.goto(`${served.origins.provider}/embed/enquiry`)
  await form.fillIn({ ...RIGHT, Email: email })
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.field('Email')).toHaveValue(email)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  expect(await flagOf(page)).toBeNull()
})

test('is sent although the page went before it could show what waits', async ({
  page,
  host,
  served,
}) => {
  const email = newEmail()
  const form = await filled(page, hostPage(host), email)
  await page.evaluate(() => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('The page is going.', 'InvalidStateError')
    }
  })
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  await page.context().setOffline(false)
  await page.reload()
  await expect(listOf(form)).toContainText('Sent')
  expect(await referencesOf(served, email)).toHaveLength(1)
})

test('sends what was saved once a form is used again, although the visitor has signed out', async ({
  page,
  host,
  served,
}) => {
  const errors = errorsOf(page)
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  await page.evaluate(() => localStorage.clear())
  const sendings = sendingsOf(page.context())
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(hostPage(host))
  await form.ready()
  await expect(listOf(form)).toHaveCount(0)
  expect(sendings).toHaveLength(0)
  await form.field('Days').fill('3')
  await expect(listOf(form)).toContainText('Sent')
  expect(await referencesOf(served, email)).toHaveLength(1)
  expect(sendings).toHaveLength(1)
  expect(await entriesOf(page)).toEqual([])
  expect(errors).toEqual([])
})

test('reports what was sent to a page whose pictures are named like members of the document', async ({
  page,
  host,
  served,
}) => {
  const errors = errorsOf(page)
  const email = newEmail()
  const form = new EnquiryForm(page)
  await whileLoading(page, async () => {
    await page.goto(`${host}/hidden-members.html`, { waitUntil: 'load' })
    await form.element.evaluate((element) => element.setAttribute('outbox', 'on'))
    await form.fillIn({ ...RIGHT, Email: email })
  })
  await page.evaluate(() =>
    addEventListener('trip-enquiry-sent', (event) =>
      localStorage.setItem('heard', JSON.stringify((event as CustomEvent).detail)),
    ),
  )
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  await page.context().setOffline(false)
  await expect(listOf(form)).toContainText('Sent')
  const [reference] = await referencesOf(served, email)
  const heard = await page.evaluate(() => localStorage.getItem('heard') ?? '{}')
  expect(JSON.parse(heard)).toEqual({ reference, form: 'enquiry', late: true })
  expect(await entriesOf(page)).toEqual([])
  expect(errors).toEqual([])
})
