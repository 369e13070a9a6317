import type { BrowserContext } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { refused } from '../enquiry/refusals.ts'
import { photo } from '../review/photos.ts'
import { RIGHT as REVIEW, ReviewForm, SENT as REVIEW_SENT } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import {
  announceNetwork,
  CALLS,
  DROPPED,
  entriesOf,
  errorsOf,
  flagOf,
  hostPage,
  listOf,
  newEmail,
  press,
  referencesOf,
  REFUSED,
  rewrite,
  SAVED,
  saved,
  sendingsOf,
  whileLoading,
} from './outbox-page.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

const refuse = (context: BrowserContext) =>
  context.route(CALLS, refused(422, { code: 'invalid', fields: { email: 'email' } }))

test('puts a refused enquiry back into the form, which sends it once', async ({
  page,
  host,
  served,
}) => {
  const context = page.context()
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  await refuse(context)
  await context.setOffline(false)
  await expect(listOf(form)).toContainText(REFUSED)
  await page.reload()
  await expect(listOf(form)).toContainText(REFUSED)
  const sendings = sendingsOf(context)
  await announceNetwork(page)
  await press(form, 'Edit')
  await expect(listOf(form)).toHaveCount(0)
  expect(sendings).toHaveLength(0)
  expect(await entriesOf(page)).toEqual([])
  await expect(form.field('Email')).toHaveValue(email)
  for (const label of ['Days', 'Total People', 'Mobile'] as const) {
    await expect(form.field(label)).toHaveValue(RIGHT[label])
  }
  await context.unroute(CALLS)
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await referencesOf(served, email)).toHaveLength(1)
  expect(await flagOf(page)).toBeNull()
})

test('puts a refused review back with its photos', async ({ page, host, served }) => {
  const context = page.context()
  const email = newEmail()
  const form = new ReviewForm(page)
  await whileLoading(page, async () => {
    await page.goto(hostPage(host, 'trip-review'))
    await form.ready()
    await form.fillIn({ 'Email Address': email })
    await form.addPhotos(await photo('gate.jpg'), await photo('pool.png', 2))
    await expect(form.photos).toHaveText(['gate.jpg', 'pool.png'])
  })
  await context.setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  await expect(form.photos).toHaveCount(0)
  await refuse(context)
  await context.setOffline(false)
  await expect(listOf(form)).toContainText(REFUSED)
  await press(form, 'Edit')
  await expect(form.photos).toHaveText(['gate.jpg', 'pool.png'])
  await expect(form.field('Feedback')).toHaveValue(REVIEW.Feedback)
  await expect(form.field('4 stars')).toBeChecked()
  await context.unroute(CALLS)
  await form.submit()
  await expect(form.notice).toHaveText(REVIEW_SENT)
  const query = 'select images from reviews where email = $1'
  const rows = await served.provider.database.query<{ images: string[] }>(query, [email])
  expect(rows.map(({ images }) => images.length)).toEqual([2])
})

test('deletes an enquiry for good', async ({ page, host, served }) => {
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  await press(form, 'Delete')
  await expect(listOf(form)).toHaveCount(0)
  expect(await entriesOf(page)).toEqual([])
  expect(await flagOf(page)).toBeNull()
  const sendings = sendingsOf(page.context())
  await page.context().setOffline(false)
  await announceNetwork(page)
  await page.reload()
  await form.ready()
  expect(sendings).toHaveLength(0)
  expect(await referencesOf(served, email)).toEqual([])
})

test('neither edits nor deletes what another tab is sending', async ({ page, host, served }) => {
  const context = page.context()
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route(CALLS, (route) => held.then(() => route.continue()))
  const sendings = sendingsOf(context)
  await context.setOffline(false)
  await expect.poll(() => sendings.length).toBe(1)
  for (const name of ['Edit', 'Delete']) {
    const tab = await context.newPage()
    const errors = errorsOf(tab)
    await tab.goto(hostPage(host))
    const other = new EnquiryForm(tab)
    await press(other, name)
    await expect(listOf(other)).toContainText('Sending')
    await expect(other.field('Email')).toHaveValue('')
    expect(await entriesOf(tab)).toHaveLength(1)
    expect(errors).toEqual([])
  }
  release()
  await expect(listOf(form)).toContainText('Sent')
  for (const tab of context.pages().slice(1)) {
    await announceNetwork(tab)
    await expect(listOf(new EnquiryForm(tab))).toHaveCount(0)
  }
  expect(sendings).toHaveLength(1)
  expect(await referencesOf(served, email)).toHaveLength(1)
})

test('forgets forms that wait or were refused after a week', async ({ page, host, served }) => {
  const context = page.context()
  for (const state of ['waiting', 'refused'] as const) {
    await test.step(state, async () => {
      const email = newEmail()
      const form = await saved(page, hostPage(host), email)
      await rewrite(page, 'trip:outbox', 'waiting', { at: Date.now() - WEEK - 60_000, state })
      expect(JSON.stringify(await entriesOf(page))).toContain(email)
      const sendings = sendingsOf(context)
      await context.setOffline(false)
      await page.reload()
      await expect(listOf(form)).toContainText(DROPPED)
      expect(JSON.stringify(await entriesOf(page))).not.toMatch(
        RegExp(`${email}|98765|${RIGHT.Destination}`),
      )
      await press(form, 'Close')
      await expect(listOf(form)).toHaveCount(0)
      expect(await entriesOf(page)).toEqual([])
      expect(await flagOf(page)).toBeNull()
      expect(sendings).toHaveLength(0)
      expect(await referencesOf(served, email)).toEqual([])
    })
  }
})
