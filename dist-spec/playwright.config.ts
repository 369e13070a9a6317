import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  // A runner that is shared may starve a browser. What passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/findings.ts']],
  use: {
    launchOptions: await findBrowser(),
    actionTimeout: 15_000,
    screenshot: 'off',
    trace: 'off',
    video: 'off',
  },
})
