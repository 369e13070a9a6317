import { defineConfig } from '@playwright/test'
import { installed, MISSING } from './engines/engines.ts'
import type { Engine } from './engines/visitor.ts'
import { findBrowser } from './support/browser.ts'

// Nothing but faults, from what drives the other engines.
process.env['WDIO_LOG_LEVEL'] ??= 'error'
const engines = installed()
for (const engine of ['firefox', 'webkit'] as const) {
  if (!engines.includes(engine)) console.warn(MISSING[engine])
}

/** Specs of the other engines. */
const OTHERS = /dist-spec[\\/]engines[\\/][\w-]+\.spec\.ts$/

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  // A runner that is shared may starve a browser. What passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'chromium', testIgnore: OTHERS },
    ...engines.map((engine) => ({ name: engine, testMatch: OTHERS, use: { engine } })),
  ],
  reporter: [['list'], ['./support/findings.ts']],
  use: {
    launchOptions: await findBrowser(),
    actionTimeout: 15_000,
    screenshot: 'off',
    trace: 'off',
    video: 'off',
  },
})
