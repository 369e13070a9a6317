import type { Page } from '@playwright/test'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mp4Of } from '../support/bad-bytes.ts'
import { type Fate, type LossyLine, openLine } from '../support/lossy-line.ts'
import { expect, test } from '../support/test.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'

const MB = 1024 * 1024
const SIZE = 24 * MB

let count = 0
const newEmail = () => `resumed-${process.pid}-${++count}@example.com`

let line: LossyLine
test.afterEach(() => line.close())

/** A video whose ranges all differ. */
async function newVideo(folder = ''): Promise<{ path: string; sum: string }> {
  const bytes = mp4Of(SIZE)
  for (let at = 0; at < SIZE; at += 32_768) bytes.writeUInt32BE(at + ++count, SIZE - at - 4)
  const into = test.info().outputPath(folder)
  await mkdir(into, { recursive: true })
  await writeFile(`${into}/trip.mp4`, bytes)
  return { path: `${into}/trip.mp4`, sum: createHash('sha256').update(bytes).digest('hex') }
}

/** Opens the form with a provider behind a line where `fate` decides about uploads, by their number. */
async function open(page: Page, host: string, fate: LossyLine['fate']): Promise<TestimonialForm> {
  line.fate = fate
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.element.evaluate((tag, to) => tag.setAttribute('provider', to), line.origin)
  return form
}

/** Sends a video until three parts have arrived, which are 7 MB. */
async function interrupt(form: TestimonialForm, email: string, path: string): Promise<void> {
  await form.complete(email, path)
  let parts = 0
  const stopped = new Promise<void>((stop) => {
    line.fate = (method) => {
      if (method === 'PATCH' && ++parts > 3) stop()
      return parts > 3 ? 'cut' : 'pass'
    }
  })
  await form.submit()
  await stopped
}

const fates = (of: RegExp, ...list: Fate[]) => {
  const left = [...list]
  return (method: string) => (of.test(method) ? (left.shift() ?? 'pass') : 'pass')
}

/** Hashes of the stored videos of an address. */
async function storedFor({ provider }: Serving, email: string): Promise<string[]> {
  const { database, media } = provider
  const rows = await database.query<{ video: string }>(
    'select video from testimonials where email = $1',
    [email],
  )
  return Promise.all(
    rows.map(async ({ video }) => {
      const medium = await media.store.open(video.replace('/media/', ''))
      const hash = createHash('sha256')
      for await (const bytes of medium!.read(0, medium!.size - 1) as AsyncIterable<Buffer>)
        hash.update(bytes)
      return hash.digest('hex')
    }),
  )
}

/** Shares of the progress bar, in the order they were shown. */
const followProgress = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('trip-testimonial')!.shadowRoot!
    const shown: number[] = []
    Object.assign(window, { shown })
    const note = () => {
      const bar = root.querySelector('progress')
      if (bar) shown.push(bar.value)
    }
    new MutationObserver(note).observe(root, { subtree: true, childList: true, attributes: true })
  })

test('continues after a cut part and lost responses, without going back', async ({
  page,
  host,
  served,
}) => {
  line = await openLine(served.origins.provider, () => 'pass')
  const email = newEmail()
  const { path, sum } = await newVideo()
  const form = await open(
    page,
    host,
    fates(/PATCH|POST|HEAD/, 'lose', 'pass', 'pass', 'cut', 'lose', 'pass', 'lose'),
  )
  await form.complete(email, path)
  await followProgress(page)
  await form.submit()
  await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
  expect(await storedFor(served, email)).toEqual([sum])
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('says after a reload where the same file continues, and sends only the rest', async ({
  page,
  host,
  served,
}) => {
  line = await openLine(served.origins.provider, () => 'pass')
  const email = newEmail()
  const { path, sum } = await newVideo()
  await interrupt(await open(page, host, () => 'pass'), email, path)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += Number(request.headers()['upload-offset'])
  })
  const form = await open(page, host, () => 'pass')
  const note = form.element.getByText(/^Choose the same file again to continue at \d+ %\.$/)
  await expect(note).toBeVisible()
  expect(await note.textContent()).toContain(`${Math.floor((100 * 7) / 24)} %`)
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await form.field('Video').setInputFiles(path)
  await expect(note).toHaveCount(0)
  await form.submit()
  await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
  expect(sent).toBeGreaterThanOrEqual(7 * MB)
  expect(await storedFor(served, email)).toEqual([sum])
})

test('starts anew with another file of the same name and size', async ({ page, host, served }) => {
  line = await openLine(served.origins.provider, () => 'pass')
  const email = newEmail()
  const first = await newVideo('first')
  const other = await newVideo('other')
  expect(other.sum).not.toBe(first.sum)
  const form = await open(page, host, () => 'pass')
  await interrupt(form, email, first.path)
  await open(page, host, () => 'pass')
  await form.field('Video').setInputFiles(other.path)
  await form.submit()
  await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
  expect(await storedFor(served, email)).toEqual([other.sum])
})

test('continues only at the provider that has the parts', async ({ page, host, served }) => {
  line = await openLine(served.origins.provider, () => 'pass')
  const email = newEmail()
  const { path, sum } = await newVideo()
  await interrupt(await open(page, host, () => 'pass'), email, path)
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await form.field('Video').setInputFiles(path)
  const offsets: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']!)
  })
  await form.submit()
  await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
  expect(offsets[0]).toBe('0')
  expect(await storedFor(served, email)).toEqual([sum])
  await open(page, host, () => 'pass')
  await form.fillIn()
  await page.reload()
  await form.element.evaluate((tag, to) => tag.setAttribute('provider', to), line.origin)
  await expect(form.element.getByText(/^Choose the same file again/)).toBeVisible()
})

test('sends one file from two tabs at once, for each of them', async ({ page, host, served }) => {
  line = await openLine(served.origins.provider, () => 'pass')
  const { path, sum } = await newVideo()
  await interrupt(await open(page, host, () => 'pass'), newEmail(), path)
  // A tab that is duplicated has the same storage.
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/testimonial.html')),
  ])
  const forms: [TestimonialForm, string][] = []
  for (const tab of [page, second]) {
    const form = await open(tab, host, () => 'pass')
    const email = newEmail()
    await form.complete(email, path)
    forms.push([form, email])
  }
  await Promise.all(forms.map(async ([form]) => form.submit()))
  for (const [form, email] of forms) {
    await expect(form.notice).toHaveText(SENT, { timeout: 60_000 })
    expect(await storedFor(served, email)).toEqual([sum])
  }
})

const CORS = { 'access-control-allow-origin': '*' }

for (const [what, address, status] of [
  ['a provider without resumable uploads', /\/uploads\/(\?|$)/, 404],
  ['a page that can’t load the part for them', /\/chunks\/in-parts/, 500],
] as const) {
  test(`sends the whole file with ${what}`, async ({ page, host, served }) => {
    line = await openLine(served.origins.provider, () => 'pass')
    const email = newEmail()
    const { path, sum } = await newVideo()
    let asked = 0
    await page.route(address, (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      asked += 1
      return route.fulfill({ status, headers: CORS })
    })
    const form = await open(page, host, () => 'pass')
    await form.complete(email, path)
    await form.submit()
    await expect(form.notice).toHaveText(SENT, { timeout: 30_000 })
    expect(asked).toBeGreaterThan(0)
    expect(await storedFor(served, email)).toEqual([sum])
  })
}

test('uploads to another server of the protocol', async ({ page, host }) => {
  const folder = test.info().outputPath('tus')
  const other = new Server({
    path: '/api/v1/trips/uploads',
    datastore: new FileStore({ directory: folder }),
    allowedHeaders: ['Idempotency-Key', 'Upload-Checksum'],
  })
  const server = createServer((request, response) => void other.handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  line = await openLine(`http://127.0.0.1:${port}`, fates(/PATCH/, 'pass', 'cut', 'lose'))
  const { path, sum } = await newVideo()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(newEmail(), path)
  await form.element.evaluate((tag, to) => tag.setAttribute('provider', to), line.origin)
  await form.submit()
  const whole = async () => {
    const names = await readdir(folder).catch(() => [])
    const sums = await Promise.all(
      names
        .filter((name) => !name.endsWith('.json'))
        .map(async (name) =>
          createHash('sha256')
            .update(await readFile(`${folder}/${name}`))
            .digest('hex'),
        ),
    )
    return sums
  }
  await expect.poll(whole, { timeout: 30_000 }).toContain(sum)
  server.closeAllConnections()
  server.close()
})
