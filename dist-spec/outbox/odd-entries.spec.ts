import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  entriesOf,
  errorsOf,
  hostPage,
  listOf,
  newEmail,
  referencesOf,
  rewrite,
  saved,
} from './outbox-page.ts'

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY

test('dates what is saved by the provider’s clock if the visitor’s is years behind', async ({
  page,
  host,
  served,
}) => {
  await page.clock.install({ time: new Date('2020-01-01T10:00:00Z') })
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  const [entry] = await entriesOf(page)
  expect(Math.abs(Date.now() - entry!.at)).toBeLessThan(DAY)
  // The network corrects the clock.
  await page.clock.setSystemTime(new Date())
  await page.context().setOffline(false)
  await expect(listOf(form)).toContainText('Sent')
  expect(await referencesOf(served, email)).toHaveLength(1)
})

const addHalves = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('trip:outbox')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('waiting', 'readwrite')
          const rows = writing.objectStore('waiting')
          for (const half of [undefined, null, 1, {}, { key: 'c', at: 0 }])
            rows.put(half, `half ${String(half)}`)
          writing.oncomplete = () => resolve()
        }
      }),
  )

test('is sent along with entries that are not whole, even if its clock was a year ahead', async ({
  page,
  host,
  served,
}) => {
  const errors = errorsOf(page)
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  await rewrite(page, 'trip:outbox', 'waiting', { at: Date.now() + YEAR })
  await addHalves(page)
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(hostPage(host))
  await expect(listOf(form)).toContainText('Sent')
  await expect(listOf(form).getByRole('listitem')).toHaveCount(1)
  expect(await referencesOf(served, email)).toHaveLength(1)
  expect(errors).toEqual([])
})
