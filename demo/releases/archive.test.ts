import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOf, lastRelease, pack, unpack } from './archive.ts'
import { reasonAgainst } from './release-check.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'trip-archive-'))))
afterEach(() => rm(folder, { recursive: true }))

test('packs a release into one file and unpacks it', async () => {
  const files = { 'widgets/trip-hello.js': 'héllo', 'provider/migrations/1.sql': 'select 1' }
  expect(await lastRelease(folder)).toBeUndefined()
  expect(await pack('1.9.0', {}, folder)).toBe('1.9.0.json.br')
  await pack('1.10.0', files, folder)
  expect(await lastRelease(folder)).toBe('1.10.0')
  expect(await filesOf('1.10.0', folder)).toEqual(files)
})

test('contains the widgets, the manifest and the provider of the last release', async () => {
  const released = (await lastRelease())!
  await unpack(released, 'widgets', join(folder, 'widgets'))
  await unpack(released, 'provider', join(folder, 'provider'))
  const widgets = await readdir(join(folder, 'widgets'))
  expect(widgets).toEqual(expect.arrayContaining(['chunks', 'trip-enquiry.js', 'trip-widgets.js']))
  const manifest = await readFile(join(folder, 'widgets/custom-elements.json'), 'utf8')
  expect(manifest).toContain('"tagName": "trip-enquiry"')
  expect(await readdir(join(folder, 'provider'))).toEqual(
    expect.arrayContaining(['migrations', 'serve.js']),
  )
})

const CHANGELOG = '# Changelog\n\n## 1.0.0, 2027-01-15\n\n- `fold`\n'

test.each([
  [
    { version: '1.0.0-dev', changelog: CHANGELOG, built: '1.0.0-dev' },
    '1.0.0-dev is not a release. Remove the suffix from "version" in package.json.',
  ],
  [
    { version: '1.0.0', changelog: '## 1.0.0, unreleased', built: '1.0.0' },
    "CHANGELOG.md begins with '1.0.0, unreleased', but must begin with '1.0.0, ' and the date.",
  ],
  [
    { version: '1.1.0', changelog: CHANGELOG, built: '1.1.0' },
    "CHANGELOG.md begins with '1.0.0, 2027-01-15', but must begin with '1.1.0, ' and the date.",
  ],
  [
    { version: '1.0.0', changelog: CHANGELOG, built: '1.0.0-dev' },
    'dist/widgets was not built from 1.0.0.',
  ],
  [{ version: '1.0.0', changelog: CHANGELOG, built: '1.0.0' }, undefined],
])('requires a decided version, a changelog and a build: %#', (release, reason) => {
  expect(reasonAgainst(release)).toBe(reason)
})
