import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../browser.ts'
import { buildAll, contestants, folders } from './contestants.ts'
import { type Load, measure } from './measure.ts'
import { serve } from './serve.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, runs: { type: 'string', default: '7' } },
})
const runs = Number(values.runs)

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The contestants take turns, so that whatever else the machine does slows all of them. */
async function race(): Promise<Load[][]> {
  const { origin, close } = await serve()
  const browser = await chromium.launch(await findBrowser())
  const loads: Load[][] = contestants.map(() => [])
  // The first round warms the server and the browser, and does not count.
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, { folder }] of contestants.entries()) {
      const load = await measure(browser, `${origin}/${folder}/`)
      if (run > 0) loads[index]?.push(load)
    }
    console.error(run === 0 ? 'warmed up' : `round ${run} of ${runs}`)
  }
  await browser.close()
  close()
  return loads
}

if (!existsSync(join(folders['widgets'] ?? '', 'trip-enquiry.js'))) {
  throw new Error('dist/widgets/trip-enquiry.js is missing: run "npm run build" first')
}
await buildAll()
const loads = await race()

const results = contestants.map(({ name }, index) => {
  const of = (key: keyof Load) => median(loads[index]?.map((load) => load[key]) ?? [])
  return { name, bytes: of('bytes'), usable: of('usable'), blocking: of('blocking') }
})
const floor = results[0]?.usable ?? Number.NaN
const rows = results.map((result) => ({ ...result, ratio: result.usable / floor }))

if (values.json) {
  console.log(JSON.stringify(rows, undefined, 2))
} else {
  console.log('| form | bytes | usable, ms | times the floor | blocking, ms |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const { name, bytes, usable, ratio, blocking } of rows) {
    const cells = [
      bytes.toLocaleString('en'),
      usable.toFixed(0),
      ratio.toFixed(2),
      blocking.toFixed(0),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
