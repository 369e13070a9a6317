/**
 * `npm run bench:search` times searches with few and with many attractions in one database: each word, all of them, and
 * the page of results. Prints the slowest twentieth in ms and as a ratio of many to few. Options:
 * `--small=1000 --large=100000 --turns=40`. `BENCH_DATABASE_URL`, if set, must name an empty PostgreSQL database.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unlimited } from '../../../../demo/provider/data/engine/database.ts'
import { ALONE, serve } from '../../../../demo/server/serve.ts'
import { addAttractions } from './fill.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '40' },
  },
})
const turns = Number(values.turns)
const url = process.env['BENCH_DATABASE_URL']
const folder = await mkdtemp(join(tmpdir(), 'trip-bench-search-'))

const SEARCHES: [kind: string, words: string][] = [
  ['a name', 'kanha'],
  ['two words', 'taj mahal'],
  ['a topic', 'tiger'],
  ['a common word', 'fort'],
  ['a country', 'india'],
  ['inside words', 'nati park'],
  ['two letters', 'an'],
  ['a mistyped word', 'tigr'],
  ['without a result', 'zebra'],
  ['in Hindi', 'ताज महल'],
  ['a country in Arabic', 'الهند'],
  ['inside words in Hindi', 'ष्ट्रीय द्यान'],
]

const { origins, provider, close } = await serve({
  port: 0,
  ...ALONE,
  ...(url ? { databaseUrl: url } : { dataDir: folder }),
  log: () => {},
})

async function timed(path: string): Promise<number> {
  const begun = performance.now()
  // An idle connection would be closed while rows are added.
  const answer = await fetch(origins.provider + path, { headers: { connection: 'close' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return performance.now() - begun
}

const slowest = (took: readonly number[]): number =>
  took.toSorted((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * 0.95))]!

let asked = 0

/** The p95 of each row, in ms. No request repeats an address, so that no cached response is measured. */
async function measure(): Promise<Map<string, number>> {
  const took = new Map<string, number[]>()
  // Negative turns are a warm-up.
  for (let turn = -3; turn < turns; turn += 1) {
    for (const [kind, words] of SEARCHES) {
      const q = encodeURIComponent(words)
      const ms = await timed(`/api/v1/trips/search/?q=${q}&turn=${(asked += 1)}`)
      const page = await timed(`/destinations?q=${q}&page=${asked}`)
      if (turn < 0) continue
      for (const [row, each] of [
        [`${kind}: ${words}`, ms],
        ['all of them', ms],
        ['their pages', page],
      ] as const)
        took.set(row, [...(took.get(row) ?? []), each])
    }
  }
  return new Map([...took].map(([row, each]) => [row, slowest(each)]))
}

try {
  const queries = unlimited(provider.database)
  const measured: Map<string, number>[] = []
  let first = 1
  for (const count of [Number(values.small), Number(values.large)]) {
    await addAttractions(queries, first, count)
    await queries.run('vacuum analyze')
    first = count + 1
    measured.push(await measure())
  }
  const [few, many] = measured
  console.log(`${'p95'.padEnd(30)} ms: few     many    ratio`)
  const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(9)
  for (const [row, ms] of many!) {
    const before = few!.get(row)!
    console.log(`${row.padEnd(30)}${figure(before)}${figure(ms)}${figure(ms / before)}`)
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await close()
  await rm(folder, { recursive: true, force: true })
}
