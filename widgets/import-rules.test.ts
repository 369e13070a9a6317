import { expect, test } from 'vitest'
import { importsOf, read, repositoryFiles } from './repository.ts'
import { breaches, target } from './breaches.ts'
import { AGREED } from './import-rules.ts'

const sources = repositoryFiles()
  .filter((path) => /^(?:widgets|site|demo|dist-spec)\/.*(?<!\.d)\.tsx?$/.test(path))
  // The bench and the small apps are separate packages.
  .filter((path) => !/^dist-spec\/(?:measured\/bench|releases\/package\/apps)\//.test(path))
  .map(read)

test('allows only the imports that each folder declares', { timeout: 30_000 }, () => {
  expect(sources.flatMap(breaches)).toEqual([])
})

test('keeps schemas out of the contract files that every folder may import', () => {
  const isAgreed = (path: string) =>
    AGREED.some(
      (allowed) => `widgets/${allowed}` === path || path.startsWith(`widgets/${allowed}/`),
    )
  const files = sources.filter(({ path }) => isAgreed(path) && !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(12)
  for (const file of files) {
    // Types leave nothing in a bundle.
    for (const { specifier } of importsOf(file).filter(({ typeOnly }) => !typeOnly)) {
      expect(target(file.path, specifier)).toSatisfy(isAgreed)
    }
  }
})

test('has no import cycles, even of types', { timeout: 30_000 }, () => {
  expect(cycles(edges())).toEqual([])
})

test('lets no two folders import each other', { timeout: 30_000 }, () => {
  const folders = new Map<string, Set<string>>()
  for (const [path, imported] of edges()) {
    if (isForTests.test(path)) continue
    const from = folderOf(path)
    folders.set(from, new Set([...(folders.get(from) ?? []), ...imported.map(folderOf)]))
  }
  const pairs = [...folders].flatMap(([from, to]) =>
    [...to]
      .filter((other) => from < other && folders.get(other)?.has(from))
      .map((other) => `${from} <-> ${other}`),
  )
  expect(folders.size).toBeGreaterThan(50)
  expect(pairs).toEqual([])
})

test.each([
  ['widgets/api/client.ts', `import { $session } from '../stores/session.ts'`, 'api'],
  ['widgets/contract/places.ts', `import { z } from 'zod'`, 'package zod'],
  ['widgets/stores/places.ts', `import redaxios from 'redaxios'`, 'only widgets/api/client.ts'],
  ['widgets/stores/places.ts', `import { useState } from 'react'`, 'package react'],
  ['widgets/enquiry/simple.tsx', `import { x } from '../review/x.ts'`, 'another'],
  ['widgets/enquiry/simple.tsx', `import { city } from '../contract/places.ts'`, 'import type'],
  ['widgets/enquiry/simple.tsx', `import { type City } from '../contract/places.ts'`, 'only types'],
  ['widgets/enquiry/simple.tsx', `const x = async () => import('../api/client.ts')`, 'api'],
  ['widgets/enquiry/simple.tsx', `let x: import('../api/client.ts').Ask`, 'api'],
  ['widgets/enquiry/simple.tsx', `export { x } from '../../site/brand.ts'`, 'site'],
  ['widgets/enquiry/simple.tsx', `const x = async (name) => import(name)`, 'computed'],
  ['widgets/parts/field.tsx', `import { $cities } from '../stores/places.ts'`, 'stores'],
  [
    'widgets/parts/field.tsx',
    `import flatpickr from 'flatpickr'`,
    'only widgets/parts/date/date-picker',
  ],
  ['widgets/element/emit.ts', `import { ask } from '../stores/session.ts'`, 'stores'],
  ['widgets/element/emit.ts', `import core from '@r2wc/core'`, 'only widgets/element/r2wc.ts'],
  ['site/main.tsx', `import '../widgets/enquiry/element.ts'`, 'tag'],
  [
    'site/pages/home.tsx',
    `import { open } from '@nanostores/router'`,
    'only site/routing/router.ts',
  ],
  ['site/routing/page.ts', `import { x } from '../layout/crumbs.tsx'`, 'site/routing may not'],
  ['site/layout/app/app.tsx', `import { x } from '../../account/gate.tsx'`, 'site/layout may not'],
  ['site/reviews/a.tsx', `import { x } from '../attraction/share.tsx'`, 'site/reviews may not'],
  ['demo/provider/app.ts', `import { ask } from '../../widgets/api/client.ts'`, 'api'],
  ['demo/provider/data/a.ts', `import { x } from '../http/json.ts'`, 'demo/provider/data may not'],
  ['demo/provider/data/seed/a.ts', `import { x } from '../../mail/a.ts'`, 'demo/provider/data may'],
  ['demo/provider/calls/a.ts', `import { x } from '../operation/log.ts'`, 'only types'],
  [
    'demo/pages/site-pages.ts',
    `import { answer } from '../../site/server/server.tsx'`,
    'only types',
  ],
  ['demo/pages/site-pages.ts', `import type { Head } from '../../site/routing/page.ts'`, 'site'],
  ['dist-spec/a.spec.ts', `import { en } from '../widgets/messages/en/enquiry.ts'`, 'messages'],
  ['widgets/contract/a.test.ts', `import { app } from '../../demo/provider/app.ts'`, 'demo'],
])('reports in %s: %s', (path, text, rule) => {
  const [breach, ...others] = breaches({ path, text: `\n${text}` })
  expect(others).toEqual([])
  expect(breach).toContain(`${path}:2 imports `)
  expect(breach).toContain(rule)
})

test.each([
  ['widgets/api/client.ts', `import redaxios from 'redaxios'`],
  ['widgets/stores/a.ts', `import { ask } from '../api/client.ts'; import './b.ts'`],
  ['widgets/element/define.ts', `import { providerOf } from '../stores/provider.ts'`],
  ['widgets/enquiry/element.ts', `import type { City } from '../contract/places.ts'`],
  ['widgets/enquiry/element.ts', `import css from '../parts/form.css?inline'`],
  ['widgets/review/form.tsx', `import { DatePicker } from '../parts/date-picker.tsx'`],
  ['widgets/parts/files/chosen-pictures.tsx', `import x from 'filepond-plugin-image-preview'`],
  ['widgets/stores/a.test.ts', `import { app } from '../../demo/provider/app.ts'`],
  ['site/routing/router.ts', `import { createRouter } from '@nanostores/router'`],
  ['demo/pages/site-pages.ts', `import type * as site from '../../site/server/server.tsx'`],
  ['demo/provider/settings/settings.ts', `import { brand } from '../../../site/brand.ts'`],
  [
    'dist-spec/support/test.ts',
    `import { serve } from '../../demo/server/serve.ts'; import 'axe-core'`,
  ],
])('allows in %s: %s', (path, text) => {
  expect(breaches({ path, text })).toEqual([])
})

test('finds a cycle', () => {
  const circle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['b.ts']],
  ])
  expect(cycles(circle)).toEqual(['b.ts -> c.ts -> b.ts'])
})

/** Tests and their helpers may import upwards. */
const isForTests = /\.test\.tsx?$|-for-test\.ts$|\/testing\//

/** A folder of a top folder, one level more in the provider; a file directly in one counts alone. */
const folderOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('demo/provider/') ? 3 : 2)
    .join('/')

/** Imports by file, of types and lazy ones too. */
function edges(): Map<string, string[]> {
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => target(source.path, specifier) ?? []),
    ]),
  )
}

function cycles(graph: Map<string, string[]>): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) found.add([...way.slice(way.indexOf(path)), path].join(' -> '))
    if (seen.has(path)) return
    seen.add(path)
    for (const next of graph.get(path) ?? []) visit(next, [...way, path])
  }
  for (const path of graph.keys()) visit(path, [])
  return [...found]
}
