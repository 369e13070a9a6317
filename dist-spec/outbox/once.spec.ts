import type { BrowserContext, Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import {
  announceNetwork,
  CALLS,
  entriesOf,
  flagOf,
  hostPage,
  listOf,
  newEmail,
  referencesOf,
  rewrite,
  saved,
  sendingsOf,
} from './outbox-page.ts'

const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))

/** Two more tabs that know of a waiting enquiry, without a network. */
async function twoTabs(page: Page, address: string): Promise<Page[]> {
  const context = page.context()
  await context.route(CALLS, (route) => route.abort())
  await context.setOffline(false)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto(address)))
  for (const tab of tabs) {
    await expect(listOf(new EnquiryForm(tab))).toContainText('Waiting for a connection')
  }
  await context.setOffline(true)
  await context.unroute(CALLS)
  return [page, ...tabs]
}

for (const locks of [true, false]) {
  const name = locks ? 'Web Locks' : 'a lease'
  test(`three tabs that are back online send once, with ${name}`, async ({
    page,
    host,
    served,
  }) => {
    const context = page.context()
    if (!locks) await withoutLocks(context)
    const email = newEmail()
    await saved(page, hostPage(host), email)
    const tabs = await twoTabs(page, hostPage(host))
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(locks)
    // Long enough for the other tabs to read what is stored.
    await context.route(CALLS, async (route) => {
      await Promise.all(tabs.map(announceNetwork))
      await route.continue()
    })
    const sendings = sendingsOf(context)
    await context.setOffline(false)
    await expect.poll(() => referencesOf(served, email)).toHaveLength(1)
    await expect.poll(() => flagOf(page)).toBeNull()
    await Promise.all(tabs.map(announceNetwork))
    for (const tab of tabs) await expect.poll(() => entriesOf(tab)).toEqual([])
    expect(sendings).toHaveLength(1)
  })
}

const YEAR = 365 * 24 * 60 * 60 * 1000
test('takes over the lease of a closed tab, and of a clock that was a year ahead', async ({
  page,
  host,
  served,
}) => {
  await withoutLocks(page.context())
  for (const left of [-1, YEAR]) {
    const email = newEmail()
    const form = await saved(page, hostPage(host), email)
    const until = Date.now() + left
    await rewrite(page, 'trip:outbox-lease', 'leases', { page: 2, until })
    await page.context().setOffline(false)
    await expect(listOf(form), String(left)).toContainText('Sent')
    expect(await referencesOf(served, email)).toHaveLength(1)
  }
})

test('waits for the lease of a tab that sends, and takes it over when it ends', async ({
  page,
  host,
  served,
}) => {
  await withoutLocks(page.context())
  await page.clock.install()
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  const until = (await page.evaluate(() => Date.now())) + 50_000
  await rewrite(page, 'trip:outbox-lease', 'leases', { page: 2, until })
  const sendings = sendingsOf(page.context())
  await page.context().setOffline(false)
  await announceNetwork(page)
  await page.clock.runFor(20_000)
  expect(sendings).toHaveLength(0)
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(listOf(form)).toContainText('Sent', { timeout: 1000 })
  }).toPass()
  expect(await referencesOf(served, email)).toHaveLength(1)
})

test('waits while a Wi-Fi answers with its sign-in page, and is stored once if a response is lost', async ({
  page,
  host,
  served,
}) => {
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  const [entry] = await entriesOf(page)
  const sendings = sendingsOf(page.context())
  await page.route(CALLS, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Sign in to the hotel</h1>',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.context().setOffline(false)
  await expect.poll(() => sendings.length).toBe(1)
  await expect(listOf(form)).toContainText('Waiting for a connection')
  expect(await entriesOf(page)).toHaveLength(1)
  await page.unroute(CALLS)
  await page.route(
    CALLS,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await announceNetwork(page)
  await expect.poll(() => referencesOf(served, email)).toEqual([entry!.reference])
  await expect(listOf(form)).toContainText('Waiting for a connection')
  await announceNetwork(page)
  await expect(listOf(form)).toContainText('Sent')
  expect(await referencesOf(served, email)).toEqual([entry!.reference])
  const keys = sendings.map((request) => request.headers()['idempotency-key'])
  expect(keys).toEqual([entry!.key, entry!.key, entry!.key])
})
