/// <reference types="vitest/config" />
import { defineConfig } from 'vite'
import { SITE } from './site/build/config.ts'
import { BUILD, PREACT, WIDGETS } from './widgets/build/config.ts'

/** What must be bundled, not left to Node, so that React and Preact never meet in a test. */
const INLINE = ['@nanostores/react', /@r2wc/, 'react-filepond', 'swiper/react']

/** Tests that need an S3 server, as .ci/run starts one. */
const WITH_S3 = 'demo/provider/media/s3/**'

export default defineConfig(({ mode }) => {
  const build = WIDGETS[mode] ?? SITE[mode]
  if (build) return build
  const leftOut = process.env['TEST_S3_ENDPOINT'] ? [] : [WITH_S3]
  if (mode === 'test' && leftOut.length > 0) {
    console.warn('TEST_S3_ENDPOINT is not set: tests of object storage are left out.')
  }
  return {
    test: {
      // One for each core: on two, vitest would leave one idle.
      maxWorkers: '100%',
      projects: [
        {
          resolve: { alias: PREACT },
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
          test: { name: 'site', include: ['site/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
        },
        {
          test: {
            name: 'provider',
            include: ['demo/**/*.test.ts', 'dist-spec/**/*.test.ts'],
            exclude: ['**/node_modules/**', ...leftOut],
            environment: 'node',
            // Opening a database anew costs a worker more than most tests: the compiled one is kept.
            isolate: false,
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
      ],
    },
  }
})
