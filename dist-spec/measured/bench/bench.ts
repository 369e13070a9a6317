import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../support/browser.ts'
import { buildAll, folders } from './build.ts'
import { startDrawing } from './drawn.ts'
import { type Load, measure, type Origins } from './measure.ts'
import { type Race, races } from './races.ts'
import { serve } from './serve.ts'
import { slowStart } from './slow-start.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
})
const runs = Number(values.runs)

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Contestants take turns, so that other load on the machine slows all of them. */
async function run(race: Race, origins: Origins): Promise<Load[][]> {
  const browser = await chromium.launch(await findBrowser())
  const loads: Load[][] = race.contestants.map(() => [])
  // The first round is a warm-up.
  for (let round = 0; round <= runs; round += 1) {
    for (const [index, contestant] of race.contestants.entries()) {
      const load = await measure(browser, race, contestant, origins)
      if (round > 0) loads[index]?.push(load)
    }
    console.error(round === 0 ? `${race.name}: warmed up` : `round ${round} of ${runs}`)
  }
  await browser.close()
  return loads
}

function resultsOf(race: Race, loads: Load[][]) {
  const results = race.contestants.map(({ name }, index) => {
    const of = (key: keyof Load) => median(loads[index]?.map((load) => load[key]) ?? [])
    const [bytes, requests, usable] = [of('bytes'), of('requests'), of('usable')]
    return { name, bytes, requests, usable, blocking: of('blocking'), longest: of('longest') }
  })
  const floor = results[0]?.usable ?? Number.NaN
  return results.map((result) => ({ ...result, ratio: result.usable / floor }))
}

function table(race: Race, rows: ReturnType<typeof resultsOf>): string {
  const head = `| ${race.name} | bytes | requests | usable, ms | times the floor | blocking, ms | longest task after, ms |`
  const lines = rows.map(({ name, bytes, requests, usable, ratio, blocking, longest }) => {
    const time = [usable.toFixed(0), ratio.toFixed(2), blocking.toFixed(0), longest.toFixed(0)]
    return `| ${[name, bytes.toLocaleString('en'), requests, ...time].join(' | ')} |`
  })
  return [head, '| --- | ---: | ---: | ---: | ---: | ---: | ---: |', ...lines, ''].join('\n')
}

if (!existsSync(join(folders['widgets'] ?? '', 'trip-enquiry.js'))) {
  throw new Error('dist/widgets/trip-enquiry.js is missing: run "npm run build" first')
}
await buildAll()
const drawing = await startDrawing()
const direct = await serve(drawing)
const paced = await slowStart(drawing.origin)
const pacedOwn = await serve({ ...drawing, origin: paced.origin })
const slow = await slowStart(pacedOwn.origin)
for (const race of races) {
  if (values.only && values.only !== race.name) continue
  const origins = race.slowStart
    ? { own: slow.origin, drawing: paced.origin }
    : { own: direct.origin, drawing: drawing.origin }
  const rows = resultsOf(race, await run(race, origins))
  console.log(values.json ? JSON.stringify({ race: race.name, rows }) : table(race, rows))
}
for (const { close } of [direct, pacedOwn, paced, slow]) close()
await drawing.close()
