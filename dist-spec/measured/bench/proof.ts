/**
 * `npm run bench:proof` solves the hardest proof of work with the built chunk, at a quarter of the processor's speed, and
 * prints the time until the proof is sent, the longest task within it, and the longest gap between two frames.
 * `--largest=20000` tries another difficulty, `--runs=9` repeats it.
 */
import { chromium, type Page } from '@playwright/test'
import { createChallenge } from 'altcha-lib/v1'
import { loadavg } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LARGEST } from '../../../demo/provider/secrets/proof-of-work.ts'
import { ALONE, serve } from '../../../demo/server/serve.ts'
import { findHeadlessBrowser } from '../../support/browser.ts'
import { costOf } from '../bundle-size.ts'

/** As in measure.ts. */
const CPU_SLOWDOWN = 4

/** Times in ms. */
interface Proof {
  solving: number
  /** 0 if none exceeded 50 ms. */
  longest: number
  gap: number
}
/** Filled in by proof-probe.js. */
declare const probe: { tasks: PerformanceEntry[]; frames: number[] }

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, largest: { type: 'string' } },
})
const largest = Number(values.largest ?? LARGEST)

const { lazy } = costOf(resolve(import.meta.dirname, '../../../dist/widgets'), 'trip-enquiry.js')
const chunk = basename(lazy.find(({ file }) => file.includes('/prove-'))!.file)
const challenge = JSON.stringify(
  await createChallenge({ hmacKey: 'bench', number: largest, maxnumber: largest }),
)

async function prove(page: Page, origin: string): Promise<Proof> {
  await page.addInitScript({ path: join(import.meta.dirname, 'proof-probe.js') })
  await page.route('**/proof/', async (route) => route.fulfill({ json: { received: true } }))
  await page.goto(`${origin}/embed/enquiry`, { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page.evaluate(
    async ([origin, chunk, challenge]) => {
      const { entry } = customElements.get('trip-enquiry') as unknown as {
        entry: { load: (file: string) => Promise<{ prove: (...of: unknown[]) => Promise<void> }> }
      }
      const { prove } = await entry.load(chunk)
      await new Promise(requestAnimationFrame)
      const from = performance.now()
      await prove({ origin, product: 'trips' }, challenge)
      const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const to = timings.find(({ name }) => name.endsWith('/proof/'))!.startTime
      const tasks = probe.tasks.filter(({ startTime }) => startTime > from && startTime < to)
      const frames = probe.frames.filter((at) => at > from && at < to)
      return {
        solving: to - from,
        longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
        gap: Math.max(0, ...frames.slice(1).map((at, index) => at - frames[index]!)),
      }
    },
    [origin, chunk, challenge] as const,
  )
}

const serving = await serve({ port: 0, ...ALONE, demo: true, production: false, log: () => {} })
const browser = await chromium.launch(await findHeadlessBrowser())
console.log(`${largest + 1} hashes`)
console.log('solving, ms | longest task, ms | longest gap between frames, ms | load')
for (let run = 0; run < Number(values.runs); run++) {
  const page = await browser.newPage()
  const { solving, longest, gap } = await prove(page, serving.origins.provider)
  const times = [solving, longest, gap].map((ms) => String(Math.round(ms)))
  console.log([...times, loadavg()[0]!.toFixed(1)].join(' | '))
  await page.close()
}
await browser.close()
await serving.close()
