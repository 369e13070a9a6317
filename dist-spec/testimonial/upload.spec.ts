import type { Page } from '@playwright/test'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mp4Head } from '../support/bad-bytes.ts'
import { ADDRESS, CANCELLED, FAILED, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

const MB = 1024 * 1024

let count = 0
const address = () => `upload-${process.pid}-${++count}@example.com`

/** A video file of `size` bytes. Most are zeros that take no space on disk. */
async function videoOf(size: number): Promise<string> {
  const folder = test.info().outputPath()
  const path = join(folder, 'trip.mp4')
  await mkdir(folder, { recursive: true })
  await writeFile(path, mp4Head(size))
  await truncate(path, size)
  return path
}

/** Limits the upload speed of a page, in bytes per second; -1 for no limit. */
async function throttle(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', line)
}

async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const root = document.querySelector('trip-testimonial')!.shadowRoot!
    new MutationObserver(() => {
      const text = root.querySelector('[aria-live]')?.textContent
      if (text && text !== heard.at(-1)) heard.push(text)
    }).observe(root, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

const rowsOf = (query: string) => `select 1 from testimonials where email = '${query}'`

test('shows progress, announces it in quarters, and can be cancelled and sent again', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(email, await videoOf(24 * MB))
  await throttle(page, 4 * MB)
  await form.submit()
  const part = () => form.progress.evaluate((bar: HTMLProgressElement) => bar.value)
  await expect.poll(part).toBeGreaterThan(0.01)
  expect(await part()).toBeLessThan(1)
  await expect(form.progress).toHaveAccessibleName('Sending your testimonial')
  await expect(form.button('Cancel')).toBeFocused()
  await form.button('Cancel').click()
  await expect(form.notice).toContainText(CANCELLED)
  await expect(form.progress).toHaveCount(0)
  await expect(form.button('Submit Testimonial')).toBeFocused()
  await expect(form.chosen).toHaveText('trip.mp4')
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  expect(await served.provider.database.query(rowsOf(email))).toEqual([])
  await throttle(page, 12 * MB)
  const heard = await listen(page)
  await form.submit()
  await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
  expect(await served.provider.database.query(rowsOf(email))).toHaveLength(1)
  const said = await heard()
  expect(said.length).toBeGreaterThan(1)
  const all = ['25 %', '50 %', '75 %', '100 %, almost done']
  expect(said).toEqual(all.filter((text) => said.includes(text)))
})

test('keeps all input when the provider refuses, fails, or does not move for a minute', async ({
  page,
  host,
}) => {
  await page.clock.install()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await page.evaluate(() => {
    document.addEventListener('trip-testimonial-failed', (event) => {
      document.title = (event as CustomEvent<{ failure: string }>).detail.failure
    })
  })
  const email = address()
  await form.complete(email)
  const isKept = async (failure: string) => {
    await expect(page).toHaveTitle(failure)
    await expect(form.notice).toContainText(FAILED)
    await expect(form.chosen).toHaveText('sample.mp4')
    await expect(form.field('Email')).toHaveValue(email)
  }
  for (const [status, code, failure] of [
    [429, 'too_many_requests', 'Refused'],
    [500, 'internal', 'Broken'],
  ] as const) {
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(ADDRESS, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({ status, headers, json: { error: { code, message: '' } } }),
    )
    await form.submit()
    await isKept(failure)
    await page.unroute(ADDRESS)
  }
  await page.route(ADDRESS, () => {})
  await Promise.all([page.waitForRequest(ADDRESS), form.submit()])
  await expect(form.progress).toBeVisible()
  await page.clock.runFor(61_000)
  await isKept('TimedOut')
  await expect(form.button('Submit Testimonial')).toBeFocused()
})

test('sends 190 MB, reading 4 MB at a time, while the page stays responsive', async ({
  page,
  host,
  served,
}) => {
  test.slow()
  await page.addInitScript(() => {
    let most = 0
    const note = (blob: Blob) => (most = Math.max(most, blob.size))
    Object.assign(window, { most: () => most })
    for (const name of ['arrayBuffer', 'text', 'bytes', 'stream'] as const) {
      const own = (Blob.prototype as unknown as Record<string, () => unknown>)[name]
      Object.defineProperty(Blob.prototype, name, {
        value(this: Blob) {
          note(this)
          return own!.call(this)
        },
      })
    }
    for (const name of ['readAsArrayBuffer', 'readAsDataURL', 'readAsText'] as const) {
      const own = FileReader.prototype[name]
      FileReader.prototype[name] = function read(blob: Blob) {
        note(blob)
        return own.call(this, blob)
      }
    }
  })
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(email, await videoOf(190 * MB))
  await expect(form.element.getByText('190 MB', { exact: true })).toBeVisible()
  await throttle(page, 60 * MB)
  await form.submit()
  const seen = new Set<number>()
  await expect
    .poll(
      async () =>
        seen.add(await form.progress.evaluate((bar: HTMLProgressElement) => bar.value)).size,
    )
    .toBeGreaterThan(3)
  // A blocked page does not handle a key.
  await page.evaluate(() =>
    document.addEventListener('keydown', ({ key }) => (document.title = key)),
  )
  await page.keyboard.press('Shift')
  await expect(page).toHaveTitle('Shift')
  await expect(form.progress).toBeVisible()
  await throttle(page, -1)
  await expect(form.notice).toHaveText(SENT, { timeout: 120_000 })
  expect(await served.provider.database.query(rowsOf(email))).toHaveLength(1)
  const most = await page.evaluate(() => (window as unknown as { most: () => number }).most())
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(4 * MB)
})
