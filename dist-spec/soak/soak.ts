/**
 * `npm run soak`: 1,000 enquiries, 100 reviews with photos and 20 videos of 60 MB, sent by real browsers through a line
 * that loses 30 % of all requests and responses. Two instances behind the guide's proxy on PostgreSQL and a bucket get
 * 70 % of them, one with the embedded database on a small disk the rest. 10 % of the tabs crash after submitting, 20 %
 * of the forms are submitted without a network, instances are killed 20 times, PostgreSQL is away twice for 10 s, and
 * the disk is full once for 10 s. Compares all rows, emails and files with what was submitted.
 *
 * `--seed=N` repeats all random choices, although not their timing. `--scale=0.1` runs a tenth, and
 * `--part=postgres|embedded` one of the deployments. `--visitors=4` is how many use browsers at a time.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findHeadlessBrowser } from '../support/browser.ts'
import type { Part } from './plan.ts'
import { summaryOf } from './summary.ts'
import { type Result, soak } from './run.ts'
import { missingForSoak } from './servers.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    scale: { type: 'string', default: '1' },
    part: { type: 'string', default: 'both' },
    visitors: { type: 'string', default: '4' },
  },
})
const seed = Number(values.seed)
console.log(`seed ${seed}`)
const PARTS: Part[] = ['postgres', 'embedded']
const parts = PARTS.filter((part) => values.part === 'both' || values.part === part)
if (parts.length === 0) throw new Error(`--part must be postgres, embedded or both.`)
const missing = missingForSoak()
if (missing.length > 0) throw new Error(`This machine lacks ${missing.join(', ')}.`)

const start = Date.now()
const minutes = () => ((Date.now() - start) / 60_000).toFixed(1)
const browser = await chromium.launch({
  ...(await findHeadlessBrowser()),
  handleSIGINT: false,
  handleSIGTERM: false,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const results: Result[] = []
for (const part of parts) {
  results.push(
    await soak(browser, {
      part,
      seed,
      scale: Number(values.scale),
      visitors: Number(values.visitors),
      say: (line) => console.log(`${minutes()} min  ${line}`),
    }),
  )
}
await browser.close()
const { lines, isRight } = summaryOf(results)
for (const line of lines) console.log(line)
console.log(`seed ${seed}, ${minutes()} min`)
process.exit(isRight ? 0 : 1)
