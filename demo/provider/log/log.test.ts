import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Level, type Log, jsonLog, plainLog } from './log.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-log-'))
  path = join(folder, 'log')
})
afterEach(() => rm(folder, { recursive: true }))

function written(least: Level, use: (log: Log) => void): Record<string, unknown>[] {
  const descriptor = openSync(path, 'w')
  use(jsonLog(least, descriptor))
  closeSync(descriptor)
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

const typed = 'asha@mail.example\n    at asha (mailbox.ts:1:2)'
const refused = Object.assign(new Error('connect 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

test('writes a line of JSON with the time, the level and the facts', () => {
  const [line] = written('info', (log) => log('request', { level: 'info', request: 'r-1', ms: 12 }))
  expect(line).toEqual({
    level: 'info',
    time: line!['time'],
    request: 'r-1',
    ms: 12,
    message: 'request',
  })
  expect(line!['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('logs an error and its causes with stacks, but without messages', () => {
  const [line] = written('info', (log) =>
    log('a request failed', { error: new TypeError(typed, { cause: refused }) }),
  )
  expect(line).toMatchObject({
    level: 'error',
    error: { name: 'TypeError', cause: { name: 'Error', code: 'ECONNREFUSED' } },
  })
  expect(JSON.stringify(line)).toContain('log.test.ts')
  expect(JSON.stringify(line)).not.toMatch(/asha|127\.0\.0\.1/)
})

test('follows circular causes only to a limit', () => {
  const round = new Error('round')
  round.cause = round
  expect(written('info', (log) => log('failed', { error: round }))).toHaveLength(1)
})

test.each([
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error']],
] as [Level, Level[]][])('leaves out levels below %s', (least, kept) => {
  const all = (log: Log) => {
    for (const level of ['info', 'warn', 'error'] as const) log(level, { level })
  }
  expect(written(least, all).map(({ level }) => level)).toEqual(kept)
  const lines: string[] = []
  all(plainLog(least, (line) => lines.push(line)))
  expect(lines.map((line) => line.split(' ')[0])).toEqual(kept)
})

test('prints one sentence for people, with the stack below it', () => {
  const lines: string[] = []
  const log = plainLog('warn', (line) => lines.push(line))
  log('a request failed', { request: 'r-1', error: new RangeError(typed) })
  log('the database is not responding', { code: '57P01', request: undefined })
  expect(lines[0]).toMatch(/^a request failed request=r-1: RangeError\n {4}at .*log\.test\.ts/)
  expect(lines[0]).not.toContain('asha')
  expect(lines[1]).toBe('the database is not responding code=57P01')
})

test("keeps running if the log can't be written", () => {
  const full = openSync('/dev/full', 'w')
  const log = jsonLog('info', full)
  for (let line = 0; line < 1000; line += 1) {
    expect(() => log('x'.repeat(10_000))).not.toThrow()
  }
  closeSync(full)
})
