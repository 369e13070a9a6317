import { type Page } from '@playwright/test'
import { EnquiryForm, FAILED, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import {
  announceNetwork,
  entriesOf,
  errorsOf,
  filled,
  hostPage,
  listOf,
  newEmail,
  press,
  referencesOf,
  saved,
  sendingsOf,
} from './outbox-page.ts'

/** The visitor is told, and has lost nothing. */
async function reportsFailure(page: Page, address: string): Promise<void> {
  const errors = errorsOf(page)
  const email = newEmail()
  const form = await filled(page, address, email)
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.field('Email')).toHaveValue(email)
  await expect(form.field('Mobile')).toHaveValue(RIGHT.Mobile)
  await expect(listOf(form)).toHaveCount(0)
  await page.context().setOffline(false)
  await form.submit()
  await expect(form.notice).not.toContainText(FAILED)
  await expect(form.element.locator('[part=reference]')).toBeVisible()
  expect(errors).toEqual([])
}

const FAULTS = {
  'IndexedDB throws when it is opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No.', 'SecurityError')
    }
  },
  'IndexedDB cannot be opened': () => {
    const { open } = IDBFactory.prototype
    // A version below the existing one is refused later.
    IDBFactory.prototype.open = function (name) {
      return open.call(this, name, { valueOf: () => 2 ** 54 } as never)
    }
  },
  'the disk is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  },
  'the disk is full when it commits': () => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...values) {
      const request = put.apply(this, values)
      this.transaction.abort()
      return request
    }
  },
  'a private window has no storage': () => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError')
        },
      })
    }
  },
}

for (const [when, fault] of Object.entries(FAULTS)) {
  test(`reports the failure and keeps the fields if ${when}`, async ({ page, host }) => {
    await page.addInitScript(fault)
    await reportsFailure(page, hostPage(host))
  })
}

test('sends nothing twice if it cannot be deleted', async ({ page, host, served }) => {
  const errors = errorsOf(page)
  const email = newEmail()
  const form = await saved(page, hostPage(host), email)
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('No.', 'UnknownError')
    }
  })
  for (const name of ['Delete', 'Edit']) {
    await press(form, name)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.locks.query()).held))
      .toEqual([])
    await expect(listOf(form)).toContainText('Waiting for a connection')
    await expect(form.field('Email')).toHaveValue('')
  }
  const sendings = sendingsOf(page.context())
  await page.context().setOffline(false)
  await expect(listOf(form)).toContainText('Sent')
  await announceNetwork(page)
  await press(form, 'Close')
  await expect(listOf(form)).toHaveCount(0)
  expect(sendings).toHaveLength(1)
  expect(await entriesOf(page)).toHaveLength(1)

  await page.reload()
  await expect(listOf(new EnquiryForm(page))).toContainText('Sent')
  expect(await referencesOf(served, email)).toHaveLength(1)
  expect(await entriesOf(page)).toEqual([])
  expect(errors).toEqual([])
})
