/**
 * `npm run bench:provider` compares the provider on few and many rows, each in its own process and in turns, then
 * its requests per second with a bare hono route, then the time of a valid sign-in among 400 wrong ones. Options:
 * `--small=1000 --large=1000000 --turns=60 --seconds=4`. Set `BENCH_DATABASE_URL` for PostgreSQL; its role must be
 * able to create databases.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import type { Bare } from './bare.ts'
import { calls, throughput } from './calls.ts'
import type { Started } from './child.ts'
import type { Rows } from './fill.ts'
import { plainAnswer, requestsPerSecond, timed } from './load.ts'
import { honestOne } from './sign-ins.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '4' },
  },
})
const [turns, seconds] = [Number(values.turns), Number(values.seconds)]
const root = resolve(import.meta.dirname, '../../../..')
const folder = await mkdtemp(join(tmpdir(), 'trip-bench-'))
const running: ReturnType<typeof spawn>[] = []
const dropped: (() => Promise<void>)[] = []

function start(file: string, ...parameters: string[]) {
  const program = join(import.meta.dirname, file)
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...parameters], {
    cwd: root,
    stdio: [...stdio],
  })
  running.push(child)
  return child
}

async function told<Told>(child: ReturnType<typeof start>): Promise<Told> {
  return JSON.parse(String((await once(child.stdout!, 'data'))[0]))
}

async function databaseFor(name: string): Promise<string> {
  const url = process.env['BENCH_DATABASE_URL']
  if (!url) return join(folder, name)
  const pool = new Pool({ connectionString: url, max: 1 })
  const database = `trip_bench_${name}_${process.pid}`
  await pool.query(`create database ${database}`)
  dropped.push(async () => {
    await pool.query(`drop database ${database} with (force)`)
    await pool.end()
  })
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}

async function filled(name: string, reviews: number): Promise<Started> {
  const where = await databaseFor(name)
  const tenth = Math.max(100, reviews / 10)
  const rows: Rows = { reviews, attractions: tenth, enquiries: tenth }
  const [code] = await once(start('child.ts', where, JSON.stringify(rows)), 'exit')
  if (code !== 0) throw new Error(`The ${name} database could not be filled.`)
  return told<Started>(start('child.ts', where))
}

const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(8)
const quantile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!

async function compare(sizes: { started: Started; reviews: number }[]): Promise<void> {
  console.log(
    `${''.padEnd(26)}  p50 ms: small, large     p95 ms: small, large   p95 ratio     bytes`,
  )
  for (const { name, asked } of calls) {
    const took = sizes.map((): number[] => [])
    let bytes = 0
    try {
      // Negative turns are a warm-up.
      for (let turn = -5; turn < turns; turn += 1) {
        for (const [index, { started, reviews }] of sizes.entries()) {
          const answer = await timed(started.origin, asked(started, reviews, turn + 5))
          if (turn >= 0) took[index]!.push(answer.took)
          bytes = answer.bytes
        }
      }
    } catch (error) {
      console.log(`${name.padEnd(26)} ${error instanceof Error ? error.message : 'fails'}`)
      continue
    }
    const sorted = took.map((each) => each.toSorted((a, b) => a - b))
    const [p50 = [], p95 = []] = [0.5, 0.95].map((part) =>
      sorted.map((each) => quantile(each, part)),
    )
    const columns = [...p50, ...p95, p95[1]! / p95[0]!].map(figure)
    console.log(`${name.padEnd(26)} ${columns.join('    ')}    ${String(bytes).padStart(8)}`)
  }
}

async function race(origin: string): Promise<void> {
  const answers = await Promise.all(
    throughput.map(async ({ asked }): Promise<Bare> => {
      const { body, headers } = await plainAnswer(origin, asked)
      const method = asked.body ? 'POST' : 'GET'
      return { path: asked.path, method, body: body.toString('base64'), headers }
    }),
  )
  const file = join(folder, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  const bare = await told<{ origin: string }>(start('bare.ts', file))
  console.log(`\n${''.padEnd(26)}  requests/s: bare    provider       ratio`)
  for (const { name, asked } of throughput) {
    const [floor, own] = [[], []] as [number[], number[]]
    for (let turn = 0; turn < 3; turn += 1) {
      floor.push(await requestsPerSecond(bare.origin, asked, seconds))
      own.push(await requestsPerSecond(origin, asked, seconds))
    }
    const [a, b] = [floor, own].map((each) => each.toSorted((one, other) => one - other)[1]!)
    console.log(`${name.padEnd(26)}        ${[a!, b!, b! / a!].map(figure).join('    ')}`)
  }
}

async function besiege(origin: string): Promise<void> {
  console.log(`\n${''.padEnd(26)}  honest one, ms   told to come again   wrong ones by status`)
  const senders: [string, (index: number) => string][] = [
    ['400 wrong, one address', () => '192.0.2.1'],
    ['400 wrong, 400 addresses', (index) => `10.0.${index >> 8}.${index & 255}`],
  ]
  for (const [name, addressOf] of senders) {
    const { took, again, wrong, withoutTime } = await honestOne(origin, addressOf)
    const counts = [...wrong].map(([status, count]) => `${count} of ${status}`).join(', ')
    const missing = withoutTime > 0 ? `, ${withoutTime} of 503 without Retry-After` : ''
    console.log(
      `${name.padEnd(26)}  ${figure(took).padStart(14)}   ${String(again).padStart(18)}   ${counts}${missing}`,
    )
  }
}

try {
  const sizes = []
  for (const name of ['small', 'large'] as const) {
    const reviews = Number(values[name])
    sizes.push({ reviews, started: await filled(name, reviews) })
  }
  await compare(sizes)
  await race(sizes[1]!.started.origin)
  await besiege(sizes[1]!.started.origin)
} finally {
  const ended = running.map((child) => child.exitCode ?? (child.kill(), once(child, 'exit')))
  await Promise.all(ended)
  for (const drop of dropped) await drop()
  await rm(folder, { recursive: true })
}
