/// <reference types="vitest/config" />
import { existsSync } from 'node:fs'
import { defineConfig } from 'vite'
import { hasDovecot } from './demo/provider/testing/dovecot-for-test.ts'
import { hasNginx } from './demo/provider/testing/nginx-for-test.ts'
import { canMount } from './demo/provider/testing/small-disk-for-test.ts'
import { languageChunks } from './widgets/build/language-chunks.ts'
import { brandColours } from './widgets/build/brand-colours.ts'
import { SITE } from './site/build/config.ts'
import { elementFacts } from './site/build/element-facts.ts'
import { BUILD, PREACT, WIDGETS } from './widgets/build/config.ts'
import { messagesIn } from './widgets/build/messages-in.ts'

/** Bundled instead of loaded by Node, so that a test never mixes React and Preact. */
const INLINE = ['@nanostores/react', /@r2wc/, 'react-filepond', 'swiper/react']

/**
 * Tests of `npm run test:more`: processes that are killed, backups, real servers, hundreds of random requests, recipes
 * applied in a copy, and pages of the built site.
 */
const SLOW = '{demo,dist-spec}/**/*.slow.test.ts'

/** Tests of the site as it is built in another language, which is written from right to left. */
const ARABIC = 'site/**/*.arabic.test.{ts,tsx}'

const PROVIDER = {
  // Calls of tests have no headers of a browser.
  env: { HOLD_SUSPICIOUS: 'off' },
  environment: 'node',
  // Opening a database costs a worker more than most tests: the compiled one is kept.
  isolate: false,
  testTimeout: 60_000,
  // Two workers that open their first database beside other work took over a minute.
  hookTimeout: 180_000,
  // One second is too short for a loaded machine.
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig(({ mode }) => {
  const build = WIDGETS[mode] ?? SITE[mode]
  if (build) return { ...build, plugins: [brandColours(), build.plugins] }
  const leftOut = mode === 'test' ? leftOutHere() : []
  return {
    test: {
      // One for each core: on two, vitest would leave one idle.
      maxWorkers: '100%',
      projects: [
        {
          resolve: { alias: PREACT },
          plugins: [languageChunks(false)],
          define: BUILD,
          test: {
            name: 'widgets',
            include: ['widgets/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            testTimeout: 20_000,
            server: { deps: { inline: INLINE } },
          },
        },
        {
          plugins: [elementFacts()],
          test: {
            name: 'site',
            include: ['site/**/*.test.{ts,tsx}'],
            exclude: [ARABIC],
            environment: 'happy-dom',
          },
        },
        {
          plugins: [messagesIn('ar'), elementFacts()],
          test: { name: 'site in Arabic', include: [ARABIC], environment: 'happy-dom' },
        },
        {
          test: {
            ...PROVIDER,
            name: 'provider',
            include: ['demo/**/*.test.ts', 'dist-spec/**/*.test.ts'],
            exclude: ['**/node_modules/**', SLOW],
          },
        },
        {
          test: {
            ...PROVIDER,
            name: 'slow',
            // Only what hangs is to fail: processes start several times slower on a shared machine.
            testTimeout: 180_000,
            include: [SLOW],
            exclude: ['**/node_modules/**', ...leftOut],
          },
        },
      ],
    },
  }
})

/** Files of tests that this machine cannot run, with a line about each. */
function leftOutHere(): string[] {
  const needs: [files: string, isHere: unknown, reason: string][] = [
    [
      'demo/provider/media/s3/**',
      process.env['TEST_S3_ENDPOINT'],
      'TEST_S3_ENDPOINT is not set: tests of object storage are',
    ],
    [
      'demo/provider/media/ffmpeg/**',
      existsSync('/usr/bin/ffmpeg'),
      '/usr/bin/ffmpeg is not there: tests of converting videos are',
    ],
    [
      '**/*disk-full.slow.test.ts',
      canMount(),
      'This process may not mount a file system: tests of a full disk are',
    ],
    [
      '**/postgres-disk-full.slow.test.ts',
      process.env['TEST_DATABASE_URL'],
      'TEST_DATABASE_URL is not set: the test of its full disk is',
    ],
    [
      '**/killed-instances.slow.test.ts',
      process.env['TEST_DATABASE_URL'],
      'TEST_DATABASE_URL is not set: the test of killed instances is',
    ],
    [
      '**/read-mailbox.slow.test.ts',
      hasDovecot(),
      '/usr/sbin/dovecot is not there: tests of a mailbox are',
    ],
    ['**/proxy-cache.slow.test.ts', hasNginx(), 'There is no nginx: the test of its cache is'],
    [
      '**/rolling-restart.slow.test.ts',
      process.env['TEST_DATABASE_URL'] && hasNginx(),
      'TEST_DATABASE_URL is not set, or there is no nginx: the test of a rolling restart is',
    ],
  ]
  const missing = needs.filter(([, isHere]) => !isHere)
  for (const [, , reason] of missing) console.warn(`${reason} left out.`)
  return missing.map(([files]) => files)
}
