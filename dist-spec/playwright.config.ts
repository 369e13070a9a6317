import { defineConfig } from '@playwright/test'
import { installed, MISSING } from './browsers/engines.ts'
import type { Engine } from './browsers/visitor.ts'
import { missingForSoak } from './soak/servers.ts'
import { findHeadlessBrowser } from './support/browser.ts'
import { hasWordPress } from './wordpress/wordpress.ts'

// Nothing but faults, from what drives the other engines.
process.env['WDIO_LOG_LEVEL'] ??= 'error'
// Specs type faster than people.
process.env['HOLD_SUSPICIOUS'] ??= 'off'
const engines = installed()
for (const engine of ['firefox', 'webkit'] as const) {
  if (!engines.includes(engine)) console.warn(MISSING[engine])
}

if (!hasWordPress())
  console.warn('No WordPress with three themes, PHP and MariaDB found: its specs are left out.')
const WORDPRESS = /dist-spec[\\/]wordpress[\\/]/
const lacks = missingForSoak()
if (lacks.length > 0) console.warn(`This machine lacks ${lacks.join(', ')}: the soak is left out.`)
const SOAK = /dist-spec[\\/]soak[\\/]/

/** Specs whose files share one installation, or need a machine to themselves. */
const ALONE = /dist-spec[\\/](?:releases[\\/]package|wordpress|soak)[\\/][\w-]+\.spec\.ts$/

/** Specs that only the other engines run, and what they run as well where HOSTILE is set: each page's worst tag, or 'all'. */
const OTHERS = /dist-spec[\\/]browsers[\\/][\w-]+\.spec\.ts$/
const SUITE = /dist-spec[\\/]hostile[\\/]suite[\\/]suite\.spec\.ts$/
const theirs = process.env['HOSTILE'] ? [OTHERS, SUITE] : OTHERS

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  // Built files need no transpilation, which takes seconds for each server of the site.
  build: { external: ['**/dist/**'] },
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  // A runner that is shared may starve a browser. What passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // Three on two cores, because specs wait for timers and pages.
  workers: 3,
  // Only what hangs is to fail: a shared machine may be several times slower than another.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    // Starts first, because its specs run one after the other.
    {
      name: 'chromium-alone',
      testMatch: ALONE,
      testIgnore: [...(hasWordPress() ? [] : [WORDPRESS]), ...(lacks.length > 0 ? [SOAK] : [])],
      workers: 1,
    },
    { name: 'chromium', testIgnore: [OTHERS, ALONE] },
    ...engines.map((engine) => ({
      name: engine,
      testMatch: theirs,
      use: { engine },
    })),
  ],
  globalSetup: './hostile/suite/install-libraries.ts',
  reporter: [['list'], ['./support/findings.ts'], ['./hostile/suite/table.ts']],
  use: {
    launchOptions: await findHeadlessBrowser(),
    actionTimeout: 30_000,
    screenshot: process.env['CI'] ? 'only-on-failure' : 'off',
    trace: process.env['CI'] ? 'on-first-retry' : 'off',
    video: 'off',
  },
})
