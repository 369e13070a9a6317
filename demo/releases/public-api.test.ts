import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Package } from 'custom-elements-manifest'
import { expect, test } from 'vitest'
import { manifest } from '../../widgets/build/manifest/manifest.ts'
import { filesOf, lastRelease } from './archive.ts'
import { type Change, complaints } from './public-api.ts'
import { packageVersion } from '../provider/settings/package-version.ts'
import { versionOf } from './version.ts'

const read = (path: string) => readFile(resolve(import.meta.dirname, '../..', path), 'utf8')

test('all changes since the last release have a version and a changelog entry', async () => {
  const version = await lastRelease()
  const files = await filesOf(version!)
  const before = JSON.parse(files['widgets/custom-elements.json']!) as Package
  const now = {
    version: await packageVersion(),
    manifest: manifest(),
    changelog: await read('CHANGELOG.md'),
  }
  expect(complaints({ released: { version: version!, manifest: before }, now })).toEqual([])
})

test('derives the key that bundles share from the major version: 1 for 0.x, 2 for 1.x', async () => {
  const { major } = versionOf(await packageVersion())!
  for (const path of ['widgets/stores/shared.ts', 'widgets/build/share-entry.ts']) {
    const numbers = (await read(path)).matchAll(/'trip-widgets\.v(\d+)'/g)
    expect([...numbers].map(([, number]) => Number(number))).toEqual([major + 1])
  }
})

const tag = (attributes: object[], more: object = {}): Package => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'trip-hello.js',
      declarations: [
        {
          kind: 'class',
          name: 'TripHello',
          customElement: true,
          tagName: 'trip-hello',
          attributes,
          ...more,
        } as never,
      ],
    },
  ],
})
const attribute = (text: string) => ({ name: 'variant', type: { text }, description: 'how' })
const EMPTY = tag([])
const SIMPLE = tag([attribute(`'simple'`)])
const BOTH = tag([attribute(`'simple' | 'wizard'`)])
const PART = tag([], { cssParts: [{ name: 'fold' }] })
const NOTHING: Package = { schemaVersion: '2.1.0', modules: [] }

const changed = (from: [string, Package], to: [string, Package], changelog: string): Change => ({
  released: { version: from[0], manifest: from[1] },
  now: { version: to[0], manifest: to[1], changelog: `# Changelog\n\n${changelog}` },
})

test.each([
  ['a change', changed(['0.2.0', EMPTY], ['0.3.0-dev', SIMPLE], '## 0.3.0, unreleased\n`variant`')],
  ['a new part', changed(['1.2.0', EMPTY], ['1.3.0', PART], '## 1.3.0, 2027-01-01\n- `fold`')],
  ['a new value', changed(['1.2.0', SIMPLE], ['1.3.0', BOTH], '## 1.3.0, unreleased\n`variant`')],
  ['less, before 1.0', changed(['0.2.0', PART], ['0.3.0', EMPTY], '## 0.3.0, unreleased\n`fold`')],
  ['less, in a major', changed(['1.2.0', PART], ['2.0.0', EMPTY], '## 2.0.0, unreleased\n`fold`')],
  ['a new tag', changed(['1.2.0', NOTHING], ['1.3.0', PART], '## 1.3.0, unreleased\n`trip-hello`')],
  ['nothing, and a patch', changed(['1.2.0', PART], ['1.2.1-dev', PART], '## 1.2.1, unreleased')],
  ['nothing at all', changed(['1.2.0', PART], ['1.2.0', PART], '## 1.2.0, 2027-01-01')],
])('accepts %s with its version and entry', (_, change) => {
  expect(complaints(change)).toEqual([])
})

test.each([
  [
    changed(['0.2.0', EMPTY], ['0.2.0', SIMPLE], '## 0.2.0, 2027-01-01\n`variant`'),
    'package.json says 0.2.0, but must say 0.3.0 or later because of changes since 0.2.0: trip-hello attribute variant',
  ],
  [
    changed(['1.2.0', SIMPLE], ['1.2.1', BOTH], '## 1.2.1, unreleased\n`variant`'),
    `package.json says 1.2.1, but must say 1.3.0 or later because of changes since 1.2.0: trip-hello attribute variant 'wizard'`,
  ],
  [
    changed(['1.2.0', BOTH], ['1.3.0', SIMPLE], '## 1.3.0, unreleased\n`variant`'),
    `package.json says 1.3.0, but must say 2.0.0 or later because of changes since 1.2.0: trip-hello attribute variant 'wizard'`,
  ],
  [
    changed(['1.2.0', PART], ['1.1.0', PART], '## 1.1.0, unreleased'),
    'package.json says 1.1.0, but must say 1.2.0 or later because of changes since 1.2.0: 1.2.0',
  ],
  [
    changed(['0.2.0', NOTHING], ['0.3.0', PART], '## 0.3.0, unreleased\n`fold`'),
    'CHANGELOG.md does not name `trip-hello` under 0.3.0: trip-hello tag trip-hello',
  ],
  [
    changed(['0.2.0', EMPTY], ['0.3.0-dev', PART], '## 0.2.0, 2027-01-01\n`fold`'),
    'CHANGELOG.md does not begin with 0.3.0',
  ],
  [
    changed(['0.2.0', EMPTY], ['0.3.0-dev', PART], '## 0.3.0, unreleased\nfold\n## 0.2.0\n`fold`'),
    'CHANGELOG.md does not name `fold` under 0.3.0: trip-hello part fold',
  ],
])('lists undocumented changes: %#', (change, complaint) => {
  expect(complaints(change)).toEqual([complaint])
})
