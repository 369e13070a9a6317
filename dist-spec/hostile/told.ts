/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { listening } from '../support/listening.ts'
import { expect, test as base } from '../support/test.ts'

/** The debug script as pasted into a console, where no policy applies. */
export const SCRIPT = readFileSync(
  resolve(import.meta.dirname, '../../dist/widgets/trip-debug.js'),
  'utf8',
)

interface Written {
  html: string
  headers?: Record<string, string>
}

/** Serves the page that was written last on a host origin. */
interface Writing {
  origin: string
  write: (written: Written) => void
}

export const test = base.extend<object, { writing: Writing }>({
  writing: [
    async ({}, use) => {
      let now: Written = { html: '' }
      const server = createServer((request, response) => {
        const isPage = request.url?.startsWith('/page')
        response.statusCode = isPage ? 200 : request.url === '/favicon.ico' ? 204 : 404
        response.setHeader('content-type', 'text/html; charset=utf-8')
        for (const [name, value] of Object.entries(now.headers ?? {})) {
          response.setHeader(name, value)
        }
        const { html } = now
        const whole = html.startsWith('<html') ? html : `<html lang="en"><title>Host</title>${html}`
        response.end(isPage && `<!doctype html>${whole}`)
      })
      const { origin, close } = await listening(server)
      await use({ origin, write: (written) => (now = written) })
      await close()
    },
    { scope: 'worker' },
  ],
})

export const panelOf = (page: Pick<Page, 'locator'>, tag: string) =>
  page.locator(tag).locator('.trip-debug-panel')

export async function expectAdvice(
  page: Pick<Page, 'locator'>,
  tag: string,
  says: string,
  write?: string,
): Promise<void> {
  const item = panelOf(page, tag).getByRole('listitem').filter({ hasText: says })
  await expect(item).toHaveCount(1)
  if (write === undefined) await expect(item.locator('code')).toHaveCount(0)
  else await expect(item.locator('code')).toHaveText(write)
}
