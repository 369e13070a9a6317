import { EnquiryForm, FAILED, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import {
  filled,
  flagOf,
  hostPage,
  listOf,
  newEmail,
  referencesOf,
  SAVED,
  sendingsOf,
} from './outbox-page.ts'

test('an enquiry without a network waits, and is sent once on the next visit', async ({
  page,
  host,
  served,
}) => {
  const email = newEmail()
  const form = await filled(page, hostPage(host), email)
  // As a program does, which fills in what people don't see.
  await form.element.locator('[name=topic]').fill('Cheap pills')
  await form.submit()
  await expect(form.notice).toContainText(SAVED)
  await expect(listOf(form)).toContainText('Waiting for a connection')
  const [, reference] = /Reference (TJ-\S+)/.exec(await listOf(form).innerText())!
  await expect(form.field('Email')).toHaveValue('')
  await page.close({ runBeforeUnload: false })
  const context = page.context()
  await context.setOffline(false)
  const sendings = sendingsOf(context)
  const pages = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(pages.map((each) => each.goto(hostPage(host))))
  await expect.poll(() => referencesOf(served, email)).toEqual([reference])
  await expect.poll(() => flagOf(pages[0]!)).toBeNull()
  expect(sendings).toHaveLength(1)
  expect(new URL(sendings[0]!.url()).searchParams.get('topic')).toBe('Cheap pills')
})

test('reports the failure where a host has not allowed the outbox', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/any.html?tag=trip-enquiry&attributes=`)
  await form.fillIn({ ...RIGHT, Email: newEmail() })
  await page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
})
