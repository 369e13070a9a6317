import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { complaints, costOf, entriesIn, languageComplaints, overEnglish } from './bundle-size.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-size-'))
  mkdirSync(join(folder, 'chunks'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const names = (weights: { file: string }[]) => weights.map(({ file }) => file)

test('counts static imports of any depth as critical', () => {
  write('trip-review.js', `import{a}from"./chunks/a.js";export{a};`)
  write('chunks/a.js', `export*from'./b.js';export const a=1`)
  write('chunks/b.js', `import"../trip-review.js"`)
  const { critical, lazy } = costOf(folder, 'trip-review.js')
  expect(names(critical)).toEqual(['trip-review.js', 'chunks/a.js', 'chunks/b.js'])
  expect(lazy).toEqual([])
})

test('lists dynamic imports and their dependencies as lazy', () => {
  write('trip-review.js', 'const f=()=>import(`./chunks/a.js`),g=x=>import(`./${x}.js`)')
  write('chunks/a.js', `import"./b.js"`)
  write('chunks/b.js', '0')
  const { critical, lazy } = costOf(folder, 'trip-review.js')
  expect(names(critical)).toEqual(['trip-review.js'])
  expect(names(lazy)).toEqual(['chunks/a.js', 'chunks/b.js'])
})

test('lists chunks that an entry names to its loader as lazy', () => {
  write('trip-review.js', 'const f=()=>load("a.js"),g="other.js"')
  write('chunks/a.js', `await load("b.js")`)
  write('chunks/b.js', '0')
  const { critical, lazy } = costOf(folder, 'trip-review.js')
  expect(names(critical)).toEqual(['trip-review.js'])
  expect(names(lazy)).toEqual(['chunks/a.js', 'chunks/b.js'])
})

test('adds up compressed bytes', () => {
  write('trip-review.js', `import"./chunks/a.js"//${'a'.repeat(9000)}`)
  write('chunks/a.js', '0')
  const { bytes, critical } = costOf(folder, 'trip-review.js')
  expect(bytes).toBe((critical[0]?.bytes ?? 0) + (critical[1]?.bytes ?? 0))
  expect(bytes).toBeLessThan(100)
})

test('treats every script that visitors load, except chunks, as an entry', () => {
  const files = [
    'trip-review.js',
    'trip-widgets.js',
    'trip-debug.js',
    'trip-review.js.br',
    'new.js',
    'chunks/a.js',
  ]
  for (const file of files) write(file, '0')
  expect(entriesIn(folder)).toEqual(['new.js', 'trip-review.js', 'trip-widgets.js'])
  expect(entriesIn(join(folder, 'missing'))).toEqual([])
})

test('reports a tag over its budget and a second request', () => {
  const one = { file: 'trip-review.js', bytes: 16_385 }
  const cost = { entry: 'trip-review.js', critical: [one, one], lazy: [], bytes: 16_385 }
  expect(complaints(cost)).toEqual([
    'trip-review.js is over by 1 bytes',
    'trip-review.js needs 2 requests instead of 1',
  ])
  expect(complaints({ ...cost, bytes: 16_384, critical: [one] })).toEqual([])
})

test('reports a file without a budget', () => {
  write('trip-new.js', '0')
  expect(entriesIn(folder).flatMap((entry) => complaints(costOf(folder, entry)))).toEqual([
    'trip-new.js has no budget',
  ])
})

test('measures a tag in other languages against English', () => {
  mkdirSync(join(folder, 'hi/chunks'), { recursive: true })
  write('trip-review.js', '0')
  write('hi/trip-review.js', `import"./chunks/a.js"`)
  write('hi/chunks/a.js', '0')
  const english = costOf(folder, 'trip-review.js')
  const { bytes } = costOf(join(folder, 'hi'), 'trip-review.js')
  expect(overEnglish(folder, english)).toEqual({ hi: bytes - english.bytes })
  expect(languageComplaints('trip-review.js', { ar: 400, hi: 401 })).toEqual([
    'hi/trip-review.js exceeds English by 401 bytes, and may by 400',
  ])
})
