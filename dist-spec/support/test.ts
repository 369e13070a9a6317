/* oxlint-disable no-empty-pattern -- Playwright insists on a pattern, even for a fixture of no other. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test as base } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { noteLook } from './findings.ts'
import { waitingForLife } from './waiting-for-life.ts'
import { serveHostPages } from './host-pages.ts'

export { expect } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
  sent_at: string
}

export interface AxeOptions {
  /** Selector of the part to check; by default the whole page. */
  inside?: string
  without?: string[]
  /** Only rules of these names. */
  only?: string[]
}

interface Fixtures {
  /** All emails of this worker's provider, newest first, including those of other tests. */
  outbox: () => Promise<Mail[]>
  /** Violations of WCAG 2.2 AA and best practices found by axe-core, one line each; shadow roots included. */
  axe: (page: Page, options?: AxeOptions) => Promise<string[]>
}

interface WorkerFixtures {
  /** Site, provider, blog and intranet on free ports, with data in memory. */
  served: Serving
  host: string
}

/** Minified, because each page has to parse it. */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const test = base.extend<Fixtures, WorkerFixtures>({
  served: [
    async ({}, use) => {
      const enquiryRate = { limit: 10_000, seconds: 600 }
      const mode = { demo: true, production: false }
      const rates = { enquiryRate, uploadRate: enquiryRate }
      // Includes the last release.
      const widgetsDir = await mkdtemp(join(tmpdir(), 'trip-widgets-'))
      const serving = await serveForTest({ ...mode, ...rates, widgetsDir })
      await use(serving)
      await serving.close()
      await rm(widgetsDir, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  host: [
    async ({ served }, use) => {
      const pages = await serveHostPages(served.origins.provider)
      await use(pages.origin)
      await pages.close()
    },
    { scope: 'worker' },
  ],

  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled ? waitingForLife(page) : page),

  outbox: async ({ served }, use) => {
    await use(async () => {
      const headers = { accept: 'application/json' }
      const answer = await fetch(`${served.origins.provider}/_demo/outbox`, { headers })
      return (await answer.json()) as Mail[]
    })
  },

  axe: async ({}, use, { annotations }) =>
    use(async (page, options) => {
      const found = await violations(page, options)
      noteLook(annotations, { tool: 'axe', count: 1, findings: found.length })
      return found
    }),
})

async function violations(
  page: Page,
  { inside, without, only }: AxeOptions = {},
): Promise<string[]> {
  // Evaluated, not added as a script, which a page's Content-Security-Policy may forbid.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(AXE)
  // Contrast is final only after colours have changed. Without another frame, a finished transition stays.
  await page.waitForFunction(() =>
    Document.prototype.getAnimations
      .call(document)
      .every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  )
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : RULES,
    resultTypes: ['violations'],
    rules: Object.fromEntries((without ?? []).map((rule) => [rule, { enabled: false }])),
  }
  const found = await page.evaluate(
    async ([selector, options]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(selector ?? document, options),
    [inside, options] as const,
  )
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const place = target.flat().join(' >>> ')
      return `${id} (${help}) at ${place}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`
    }),
  )
}

interface Axe {
  run: (context: string | Document, options: RunOptions) => Promise<AxeResults>
}
