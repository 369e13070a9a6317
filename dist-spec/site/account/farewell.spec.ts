import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { bring, newTraveller, type Session, sessionOf, stored } from '../support/traveller.ts'

const LOGOUT = '**/user/logout/'

type Origins = Parameters<typeof sessionOf>[0]

/** Status of a request with a token: 200 while it is valid, then 401. */
const alive = async ({ provider }: Origins, { token }: Session) => {
  const headers = { authorization: `token ${token}` }
  return (await fetch(`${provider}/api/v1/trips/user/profile/`, { headers })).status
}

const hashOf = ({ token }: Session) => createHash('sha256').update(token).digest('hex')

async function arrive(page: Page, origins: Origins): Promise<Session> {
  const session = await sessionOf(origins, await newTraveller(origins))
  await bring(page, origins, session)
  await page.goto(origins.provider)
  return session
}

async function signOut(page: Page, { email }: Session) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: email }).click()
  await banner.getByRole('button', { name: 'Sign Out' }).click()
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible()
}

/** Signs out offline, which leaves only a note of it in the browser. */
async function signOutOffline(page: Page, origins: Origins): Promise<Session> {
  const session = await arrive(page, origins)
  await page.context().setOffline(true)
  await signOut(page, session)
  await expect.poll(() => stored(page)).toEqual({ 'trip:untold': hashOf(session) })
  return session
}

test('ends a session signed out offline once the network is back', async ({
  context,
  page,
  served: { origins },
}) => {
  const session = await signOutOffline(page, origins)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await alive(origins, session)).toBe(200)

  await context.setOffline(false)
  await expect.poll(() => alive(origins, session)).toBe(401)
  await expect.poll(() => stored(page)).toEqual({})
})

test('ends it when the site is opened again later', async ({
  context,
  page,
  served: { origins },
}) => {
  const session = await signOutOffline(page, origins)
  await page.close()
  await context.setOffline(false)
  expect(await alive(origins, session)).toBe(200)

  const later = await context.newPage()
  await later.goto(`${origins.provider}/privacy`)
  await expect.poll(() => alive(origins, session)).toBe(401)
  await expect.poll(() => stored(later)).toEqual({})
  await expect(later.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('repeats a sign-out without a response when the page was left', async ({
  page,
  served: { origins },
}) => {
  const session = await arrive(page, origins)
  await page.route(LOGOUT, () => {})
  await Promise.all([page.waitForRequest(LOGOUT), signOut(page, session)])
  expect(await stored(page)).toEqual({})
  await page.unroute(LOGOUT)
  await page.goto(`${origins.provider}/privacy`)
  await expect.poll(() => alive(origins, session)).toBe(401)
  await expect.poll(() => stored(page)).toEqual({})
})

test('repeats all sign-outs to a provider that failed', async ({ page, served: { origins } }) => {
  await page.clock.install()
  const asha = await arrive(page, origins)
  let told = 0
  await page.route(LOGOUT, async (route) => {
    told += 1
    await route.fulfill({ status: 503, json: {} })
  })
  await signOut(page, asha)
  await expect.poll(() => stored(page)).toEqual({ 'trip:untold': hashOf(asha) })
  const ravi = await sessionOf(origins, await newTraveller(origins))
  const other = await page.context().newPage()
  await bring(other, origins, ravi)
  await signOut(page, ravi)
  const untold = { 'trip:untold': `${hashOf(asha)} ${hashOf(ravi)}` }
  await expect.poll(() => stored(page)).toEqual(untold)

  const before = told
  const toldLater = async () => {
    await page.clock.runFor(60_000)
    return told
  }
  await expect.poll(toldLater, { timeout: 30_000, intervals: [20] }).toBeGreaterThan(before + 4)
  expect(await stored(page)).toEqual(untold)
  await page.unroute(LOGOUT)
  // The clock would end the request as well.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => alive(origins, asha)).toBe(401)
  await expect.poll(() => alive(origins, ravi)).toBe(401)
  await expect.poll(() => stored(page)).toEqual({})
})

test('stores nothing in a browser without hashes, and repeats the sign-out while the page lives', async ({
  context,
  page,
  served: { origins },
}) => {
  // As on plain http other than localhost.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  const session = await arrive(page, origins)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await signOut(page, session)
  await failed
  expect(await stored(page)).toEqual({})
  await context.setOffline(false)
  await expect.poll(() => alive(origins, session)).toBe(401)
})

test('stops repeating the sign-out of a session unknown to the provider', async ({
  page,
  served: { origins },
}) => {
  const session = await arrive(page, origins)
  await page.route(LOGOUT, (route) => route.fulfill({ status: 401, json: {} }))
  await Promise.all([page.waitForResponse(LOGOUT), signOut(page, session)])
  await page.goto(`${origins.provider}/privacy`)
  expect(await stored(page)).toEqual({})
})
