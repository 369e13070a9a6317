/**
 * `npm run lighthouse` loads pages of the built site as a mid-range phone on slow 4G (Lighthouse's simulated mobile
 * defaults), prints medians, and exits with 1 if one misses its limit. Options: `--runs=1`, `--only=/destinations`,
 * and `--write`, which writes the table to `measured/speed.md`.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { basesIn } from '../../demo/pages/site-languages.ts'
import { ALONE, serve } from '../../demo/server/serve.ts'
import { findBrowser } from '../support/browser.ts'
import { writeTable } from '../support/markdown-table.ts'
import {
  failedAudits,
  type Figures,
  figuresOf,
  mediansOf,
  missesOf,
  type Result,
  tableOf,
} from './lighthouse-report.ts'

const PAGES = [
  ...basesIn(resolve(import.meta.dirname, '../../dist/server')).map((base) => `${base}/`),
  '/destinations',
  '/attraction-details/taj-mahal',
  '/testimonials',
  '/enquiry',
]

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!(runs >= 1)) throw new Error('--runs takes a number from 1 up')
const pages = values.only ? [values.only] : PAGES

interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
}
interface Launcher {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{
    port: number
    kill: () => void
  }>
}

/** Imports a package of bench/, whose packages are installed separately so that a clone needs fewer. */
async function measuring<Package>(name: string): Promise<Package> {
  const { resolve: find } = createRequire(resolve(import.meta.dirname, './bench/package.json'))
  return (await import(pathToFileURL(find(name)).href)) as Package
}

const { default: lighthouse } = await measuring<Lighthouse>('lighthouse')
const { launch } = await measuring<Launcher>('chrome-launcher')

if (!existsSync(resolve(import.meta.dirname, '../../dist/site/index.html'))) {
  throw new Error('dist/site is missing: run "npm run build" first')
}
const { executablePath, args } = await findBrowser()
const { origins, close } = await serve({ port: 0, ...ALONE, demo: true, production: false })
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args] })

const rows: [string, Figures][] = []
const remarks: string[] = []
try {
  for (const page of pages) {
    const figures: Figures[] = []
    const failed = new Set<string>()
    for (let run = 1; run <= runs; run += 1) {
      console.error(`${page}: run ${run} of ${runs}`)
      const flags = { port: chrome.port, output: 'json', logLevel: 'error' }
      let result = await lighthouse(origins.provider + page, flags)
      // Chromium sometimes records nothing. Twice in a row is a fault.
      if (result?.lhr.runtimeError) result = await lighthouse(origins.provider + page, flags)
      if (!result) throw new Error(`${page} could not be measured`)
      figures.push(figuresOf(result.lhr))
      for (const audit of failedAudits(result.lhr)) failed.add(audit)
    }
    rows.push([page, mediansOf(figures)])
    remarks.push(...[...failed].map((audit) => `${page}: ${audit}`))
  }
} finally {
  chrome.kill()
  await close()
}

const misses = rows.flatMap(([page, medians]) => missesOf(page, medians))
console.log(tableOf(rows))
if (values.write) await writeTable('speed.md', 'lighthouse', tableOf(rows))
if (remarks.length > 0) console.log(`\nWhat costs points:\n${remarks.join('\n')}`)
for (const miss of misses) console.error(miss)
process.exitCode = misses.length > 0 ? 1 : 0
