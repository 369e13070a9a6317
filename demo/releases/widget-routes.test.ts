import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPlainly, built, type Built } from '../server/built-for-test.ts'
import type { Serving } from '../server/serve.ts'
import { serveForTest } from '../server/serve-for-test.ts'
import { lastRelease } from './archive.ts'
import { describeBuild } from './integrity.ts'
import type { WidgetVersions } from './widget-routes.ts'

let site: Built<'widgets' | 'site'>
let widgetsDir: string
let serving: Serving
let released: string

async function keep(version: string): Promise<void> {
  const folder = join(widgetsDir, version)
  await mkdir(join(folder, 'chunks'), { recursive: true })
  await writeFile(join(folder, 'trip-hello.js'), `hello of ${version}`)
  await writeFile(join(folder, `chunks/later-${version}.js`), `later of ${version}`)
  await describeBuild(folder, version)
}

beforeAll(async () => {
  released = (await lastRelease())!
  site = await built({
    'widgets/trip-hello.js': 'hello of today',
    'widgets/chunks/later-today.js': 'later of today',
  })
  await describeBuild(site.folders.widgets, '2.1.0-dev')
  widgetsDir = join(site.folders.site, '../kept')
  for (const version of ['1.2.0', '1.10.0', '2.0.0', '3.0.0-rc.1']) await keep(version)
  serving = await serveForTest({ widgetsDir, folders: site.folders })
})
afterAll(async () => {
  await serving.close()
  await site.remove()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${serving.origins.provider}/widgets/${path}`, { headers })

const FOREVER = 'public, max-age=31536000, immutable'

test.each([
  ['1.2.0/trip-hello.js', 'hello of 1.2.0', FOREVER],
  ['1.2.0/chunks/later-1.2.0.js', 'later of 1.2.0', FOREVER],
  ['2.0.0/trip-hello.js', 'hello of 2.0.0', FOREVER],
  ['2.1.0-dev/trip-hello.js', 'hello of today', 'no-cache'],
  ['1/trip-hello.js', 'hello of 1.10.0', 'no-cache'],
  ['1/chunks/later-1.10.0.js', 'later of 1.10.0', FOREVER],
  ['2/trip-hello.js', 'hello of today', 'no-cache'],
  ['trip-hello.js', 'hello of today', 'no-cache'],
])('answers %s', async (path, text, caching) => {
  const answer = await ask(path)
  expect([answer.status, await answer.text()]).toEqual([200, text])
  expect(answer.headers.get('cache-control')).toBe(caching)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const again = await ask(path, { 'if-none-match': answer.headers.get('etag')! })
  expect(again.status).toBe(304)
})

test.each(['chunks/later-1.2.0.js', '2/chunks/later-2.0.0.js', '1/chunks/later-1.2.0.js'])(
  'serves %s to pages with an older entry',
  async (path) => {
    const answer = await ask(path)
    const version = /later-(.*)\.js/.exec(path)![1]
    expect([answer.status, await answer.text()]).toEqual([200, `later of ${version}`])
  },
)

test('lists all versions with their integrity values, newest first', async () => {
  const answer = await ask('versions.json')
  const { latest, majors, versions } = (await answer.json()) as WidgetVersions
  expect(latest).toBe('2.1.0-dev')
  expect(majors).toEqual({ [released.split('.')[0]!]: released, 1: '1.10.0', 2: '2.1.0-dev' })
  expect(versions.map(({ version, immutable }) => [version, immutable])).toEqual([
    ['2.1.0-dev', false],
    ['2.0.0', true],
    ['1.10.0', true],
    ['1.2.0', true],
    [released, true],
  ])
  expect(versions[1]!.files).toEqual({
    'trip-hello.js': { integrity: expect.stringMatching(/^sha384-/), bytes: 14 },
    'chunks/later-2.0.0.js': { integrity: expect.stringMatching(/^sha384-/), bytes: 14 },
  })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const again = await ask('versions.json', { 'if-none-match': answer.headers.get('etag')! })
  expect(again.status).toBe(304)
})

test.each(['1.3.0', '3.0.0-rc.1', '4', '01', '1.2', '1.2.0%2f..', '1.2.0-'])(
  'explains that there is no version %s',
  async (number) => {
    const answer = await ask(`${number}/trip-hello.js`)
    expect(answer.status).toBe(404)
    const { error } = (await answer.json()) as { error: { code: string; message: string } }
    expect(error.code).toBe('not_found')
    expect(error.message).toContain(`no version ${number} of the widgets`)
    expect(error.message).toContain('/widgets/versions.json')
  },
)

test.each([
  '1.2.0',
  '1.2.0/',
  '1.2.0/nothing.js',
  '1.2.0/..%2f1.10.0/trip-hello.js',
  '1.2.0/%2e%2e/%2e%2e/site/index.html',
  '1.2.0/../../site/index.html',
  '1.2.0/chunks/later-1.10.0.js',
  '1/..%2f..%2fsite/index.html',
  'chunks/later-3.0.0-rc.1.js',
])('has nothing at %s', async (path) => {
  const answer = await askPlainly(`${serving.origins.provider}/widgets/${path}`)
  expect(answer.status).toBe(404)
})
