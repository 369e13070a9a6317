import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastRelease } from './archive.ts'
import { buildIn, describeBuild, entriesOf } from './integrity.ts'
import { plainLog } from '../provider/log/log.ts'
import { keepAtStart, keepBuild, keepLastRelease, keptIn } from './released-versions.ts'

let folder: string
let widgetsDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-kept-'))
  widgetsDir = join(folder, 'kept')
})
afterEach(() => rm(folder, { recursive: true }))

async function build(version: string, text: string): Promise<string> {
  const built = join(folder, 'built')
  await mkdir(join(built, 'chunks'), { recursive: true })
  await writeFile(join(built, 'trip-hello.js'), text)
  await writeFile(join(built, 'chunks/later-1.js'), 'later')
  await describeBuild(built, version)
  return built
}

const kept = (path: string) => readFile(join(widgetsDir, path), 'utf8')

test('lists the integrity value of each script', async () => {
  const described = await buildIn(await build('1.0.0', 'hello'))
  // printf hello | openssl dgst -sha384 -binary | base64
  const integrity = 'sha384-WeF0h3dEjGnea4ANejO7+5/xtGPkQ1TDVTvNucZm+pASWjx5+QOXvfX2oT3oKGhP'
  expect(described).toEqual({
    version: '1.0.0',
    files: {
      'trip-hello.js': { integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/), bytes: 5 },
      'chunks/later-1.js': { integrity: expect.stringMatching(/^sha384-/), bytes: 5 },
    },
  })
  expect(described!.files['trip-hello.js']!.integrity).toBe(integrity)
  expect(entriesOf(described!)).toMatch(
    /^ {2}\/widgets\/1\.0\.0\/trip-hello\.js +sha384-WeF0[\w+/]+$/,
  )
})

test('ignores a half-written list', async () => {
  const built = await build('1.0.0', 'one')
  await writeFile(join(built, 'integrity.json'), '{"version": "1.0')
  expect(await buildIn(built)).toBeUndefined()
  expect(await keepBuild(built, widgetsDir)).toBeUndefined()
})

test('keeps releases next to each other', async () => {
  await keepBuild(await build('1.0.0', 'one'), widgetsDir)
  await keepBuild(await build('1.10.0', 'ten'), widgetsDir)
  await keepBuild(await build('1.9.0', 'nine'), widgetsDir)
  expect(await keptIn(widgetsDir)).toEqual(['1.10.0', '1.9.0', '1.0.0'])
  expect(await kept('1.0.0/trip-hello.js')).toBe('one')
  expect(await kept('1.10.0/trip-hello.js')).toBe('ten')
  expect(await kept('1.10.0/chunks/later-1.js')).toBe('later')
})

test('accepts the same build again, and refuses another one of that version', async () => {
  await keepBuild(await build('1.0.0', 'one'), widgetsDir)
  await keepBuild(await build('1.0.0', 'one'), widgetsDir)
  await expect(keepBuild(await build('1.0.0', 'two'), widgetsDir)).rejects.toThrow(
    `${widgetsDir} already contains 1.0.0 with different files. A release never changes. Raise "version" in package.json.`,
  )
  expect(await kept('1.0.0/trip-hello.js')).toBe('one')
})

test('keeps no unfinished version', async () => {
  expect(await keepBuild(await build('1.1.0-dev', 'draft'), widgetsDir)).toBeUndefined()
  expect(await keptIn(widgetsDir)).toEqual([])
})

test('keeps a build once when several processes start together, and leaves nothing half done', async () => {
  const built = await build('1.0.0', 'one')
  await Promise.all(Array.from({ length: 8 }, () => keepBuild(built, widgetsDir)))
  expect(await readdir(widgetsDir)).toEqual(['1.0.0'])
})

test('adds the release from the repository next to the build', async () => {
  const log: string[] = []
  const said = plainLog('error', (line) => log.push(line))
  const built = await build('9.0.0', 'nine')
  await keepAtStart(built, widgetsDir, said)
  const released = (await lastRelease())!
  expect(await keptIn(widgetsDir)).toEqual(['9.0.0', released])
  expect((await buildIn(join(widgetsDir, released)))!.version).toBe(released)
  const script = await readFile(join(widgetsDir, released, 'trip-enquiry.js'))
  expect(script.byteLength).toBe(
    (await buildIn(join(widgetsDir, released)))!.files['trip-enquiry.js']!.bytes,
  )
  expect(log).toEqual([])
})

test("leaves a company's own build of the last release alone", async () => {
  const released = (await lastRelease())!
  await keepBuild(await build(released, 'our own'), widgetsDir)
  await keepLastRelease(widgetsDir)
  expect(await kept(`${released}/trip-hello.js`)).toBe('our own')
})

test("starts and logs a warning if a version is taken or the folder isn't writable", async () => {
  const log: string[] = []
  const said = plainLog('error', (line) => log.push(line))
  await keepBuild(await build('9.0.0', 'one'), widgetsDir)
  await keepAtStart(await build('9.0.0', 'two'), widgetsDir, said)
  await writeFile(join(folder, 'file'), '')
  await keepAtStart(await build('9.0.0', 'one'), join(folder, 'file'), said)
  expect(log).toEqual([
    expect.stringMatching(/^could not add the version to WIDGETS_DIR: .+ already contains 9\.0\.0/),
    expect.stringMatching(/^could not add the version to WIDGETS_DIR: .*(?:ENOTDIR|EEXIST)/),
    expect.stringMatching(/^could not add the version to WIDGETS_DIR: .*(?:ENOTDIR|EEXIST)/),
  ])
})
