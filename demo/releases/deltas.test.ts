import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deltaName, hashOf } from '../provider/http/dictionary.ts'
import { plainLog } from '../provider/log/log.ts'
import { deltasIn, keepDeltas, keepDeltasAtStart } from './deltas.ts'
import { describeBuild } from './integrity.ts'
import { keepBuild } from './released-versions.ts'

let folder: string
let built: string
let widgetsDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-deltas-'))
  built = join(folder, 'built')
  widgetsDir = join(folder, 'kept')
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.10.0']) {
    await build(version)
    await keepBuild(built, widgetsDir)
  }
})
afterEach(() => rm(folder, { recursive: true }))

const hello = (version: string) =>
  Buffer.from(
    `globalThis.hello = 'This is ${version}, which says hello to every visitor of a page.'`,
  )

async function build(version: string): Promise<void> {
  await mkdir(join(built, 'chunks'), { recursive: true })
  await mkdir(join(built, 'hi'), { recursive: true })
  await writeFile(join(built, 'trip-hello.js'), hello(version))
  await writeFile(join(built, 'hi/trip-hello.js'), hello(`hi ${version}`))
  await writeFile(join(built, 'trip-same.js'), hello('the same'))
  await writeFile(join(built, 'chunks/later-1.js'), hello(`later ${version}`))
  await describeBuild(built, version)
}

const deltas = async () => (await readdir(deltasIn(widgetsDir))).toSorted()
const between = (from: string, to: string) =>
  ['', 'hi '].map((language) =>
    deltaName(hashOf(hello(language + from)), hashOf(hello(language + to))),
  )

test('makes deltas of changed entries from the three newest releases', async () => {
  await build('2.0.0')
  expect(await keepDeltas(built, widgetsDir)).toBe(6)
  const wanted = ['1.10.0', '1.2.0', '1.1.0'].flatMap((version) => between(version, '2.0.0'))
  expect(await deltas()).toEqual(wanted.toSorted())
  expect(await keepDeltas(built, widgetsDir)).toBe(6)
})

test('makes none from the release itself, and removes those to an earlier build', async () => {
  await build('2.0.0-dev')
  await keepDeltas(built, widgetsDir)
  await build('1.10.0')
  expect(await keepDeltas(built, widgetsDir)).toBe(6)
  const wanted = ['1.2.0', '1.1.0', '1.0.0'].flatMap((version) => between(version, '1.10.0'))
  expect(await deltas()).toEqual(wanted.toSorted())
})

test('makes the same deltas when several processes start together', async () => {
  await build('2.0.0')
  await Promise.all(Array.from({ length: 4 }, () => keepDeltas(built, widgetsDir)))
  expect(await deltas()).toHaveLength(6)
})

test('stops between two deltas', async () => {
  await build('2.0.0')
  const log: string[] = []
  const keeping = keepDeltasAtStart(
    built,
    widgetsDir,
    plainLog('error', (line) => log.push(line)),
  )
  await keeping.stop()
  expect((await deltas()).length).toBeLessThan(6)
  expect(log).toEqual([])
})

test('logs a folder that is not writable', async () => {
  const log: string[] = []
  const file = join(folder, 'file')
  await writeFile(file, '')
  await keepDeltasAtStart(
    built,
    file,
    plainLog('error', (line) => log.push(line)),
  ).kept
  expect(log).toEqual([expect.stringMatching(/^could not make deltas of the widgets: .*ENOTDIR/)])
})
