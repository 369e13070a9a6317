import { mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { lastRelease, unpack } from '../../demo/releases/archive.ts'
import { keepDeltas } from '../../demo/releases/deltas.ts'
import { buildIn } from '../../demo/releases/integrity.ts'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test as base } from '../support/test.ts'
import { servePages } from './version-pages.ts'

const RELEASED = (await lastRelease())!
const BUILT = resolve('dist/widgets')

interface Released {
  provider: string
  /** Address of a page with the tag. */
  pageWith: (attributes: string) => string
  /** Replaces the last release by the build. */
  release: () => Promise<void>
}

const test = base.extend<{ released: Released }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern.
  released: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trip-next-'))
    const [widgets, widgetsDir] = [join(folder, 'widgets'), join(folder, 'kept')]
    await unpack(RELEASED, 'widgets', widgets)
    const serving = await serveForTest({ demo: true, widgetsDir, folders: { widgets } })
    const pages = await servePages()
    const { provider } = serving.origins
    await use({
      provider,
      pageWith: (attributes) => {
        const script = `<script type="module" src="${provider}/widgets/trip-enquiry.js" ${attributes}></script>`
        return pages.with(script, `<trip-enquiry provider="${provider}"></trip-enquiry>`)
      },
      release: async () => {
        await rename(widgets, join(folder, 'before'))
        await symlink(BUILT, widgets)
        await keepDeltas(widgets, widgetsDir)
      },
    })
    await Promise.all([serving.close(), pages.close()])
    await rm(folder, { recursive: true })
  },
})

interface Loaded {
  status: number
  coding: string | undefined
  /** Bytes of the body as transferred; 0 for 304. */
  bytes: number
}

/** Opens a page, and reports how its script was loaded. */
async function load(page: Page, address: string): Promise<Loaded[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const loaded = new Map<string, Loaded>()
  client.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    const all = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const bytes = statusCode === 304 ? 0 : Number(all['content-length'])
    loaded.set(requestId, { status: statusCode, coding: all['content-encoding'], bytes })
  })
  const scripts: string[] = []
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/widgets/trip-enquiry.js')) scripts.push(requestId)
  })
  await page.goto(address)
  await page.waitForFunction(() => customElements.get('trip-enquiry'))
  await expect.poll(() => scripts.every((id) => loaded.has(id))).toBe(true)
  await client.detach()
  return scripts.map((id) => loaded.get(id)!)
}

test('a returning visitor loads only what a release has changed', async ({ page, released }) => {
  const before = released.pageWith('')
  expect(await load(page, before)).toEqual([expect.objectContaining({ status: 200, coding: 'br' })])
  // Each visit asks the provider, so that a release is seen on the next one.
  expect(await load(page, before)).toEqual([expect.objectContaining({ status: 304 })])
  await released.release()

  const { integrity } = (await buildIn(BUILT))!.files['trip-enquiry.js']!
  const pinned = released.pageWith(`integrity="${integrity}" crossorigin`)
  const [delta, ...more] = await load(page, pinned)
  expect(more).toEqual([])
  expect(delta).toMatchObject({ status: 200, coding: 'dcb' })
  expect(delta!.bytes).toBeLessThan(7000)
  const form = new EnquiryForm(page)
  await form.fillIn({ ...RIGHT, Email: 'returning@example.com' })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)

  expect(await load(page, pinned)).toEqual([expect.objectContaining({ status: 304 })])
})

test('a browser without the last release loads the whole file', async ({ page, released }) => {
  await released.release()
  const [whole] = await load(page, released.pageWith(''))
  expect(whole).toMatchObject({ status: 200, coding: 'br' })
  const headers = { 'accept-encoding': 'gzip, br' }
  const answer = await fetch(`${released.provider}/widgets/trip-enquiry.js`, { headers })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('a service worker of the page can keep the script', async ({ page, released }) => {
  const address = `${released.provider}/widgets/trip-enquiry.js`
  await load(page, released.pageWith(''))
  // The request of a service worker, which has no destination, for a file that the browser has as a dictionary.
  const kept = await page.evaluate(async (script) => {
    const cache = await caches.open('kept')
    await cache.put(script, await fetch(script))
    return (await cache.match(script))!.headers.get('content-type')
  }, address)
  expect(kept).toContain('javascript')
})
