// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, normalizePath, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunkLoader } from './chunk-loader.ts'
import { ownChunks } from './chunks.ts'
import { replaceFound } from './found.ts'
import { sharedCount } from './host-globals.ts'
import { leanPreact } from './lean-preact.ts'
import { inlineRuntime } from './one-step.ts'
import { entries } from './package/entries.ts'
import { notices } from './package/notices.ts'
import { withoutPreloadHelper } from './preload-helper.ts'
import { shareEntry } from './share-entry.ts'
import { overOwn, ownMembers, leanR2wc } from './third-party.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'trip-aloud-'))))
afterAll(() => rmSync(folder, { recursive: true }))

async function bundle(plugin: Plugin, entry = 'console.log(1)', control = ''): Promise<void> {
  const input = normalizePath(join(folder, 'entry.ts'))
  writeFileSync(input, entry)
  writeFileSync(join(folder, 'control.ts'), control)
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rollupOptions: { input } },
  })
}

test.each([
  [withoutPreloadHelper(), 'Vite imports no vite/preload-helper.js'],
  [chunkLoader(), 'Vite imports no vite/preload-helper.js'],
  [leanR2wc(), 'r2wc is not where it was'],
  [leanPreact(), '/preact/dist/preact.mjs is not where it was'],
  [ownMembers(true), 'zod has no loop over members'],
  [shareEntry('trip-enquiry'), 'chunks and entries share nothing'],
  [inlineRuntime(true), 'no chunk imports a runtime'],
  [sharedCount(), 'nanostores is not in the bundle'],
  [entries(), 'nothing imports /script-origin.ts'],
  [notices(), 'no third-party code found'],
])('fails if %o finds nothing to do', async (plugin, reason) => {
  await expect(bundle(plugin)).rejects.toThrow(reason)
})

const OWN = '// @chunk own\nexport const control = Math.random()'

test('fails if a separate chunk is imported statically', async () => {
  const entry = `import { control } from './control.ts'; console.log(control)`
  await expect(bundle(ownChunks(), entry, OWN)).rejects.toThrow('must be its own chunk')
})

test('allows a lazy import of a separate chunk', async () => {
  await expect(
    bundle(ownChunks(), `import('./control.ts').then(console.log)`, OWN),
  ).resolves.toBeUndefined()
})

test('fails if there is nothing to replace', () => {
  expect(() => replaceFound('<html>', '</head>', '')).toThrow('found nothing to replace: </head>')
})

test('fails if a file of the package uses import.meta', async () => {
  await expect(bundle(entries(), 'console.log(import.meta.address)')).rejects.toThrow('import.meta')
})

test('loops over own members only', () => {
  expect(overOwn('a.js', 'for (const k in a) for (let n in f(b)) g(n)')).toBe(
    'for (const k of Object.keys(a ?? {})) for (let n of Object.keys(f(b) ?? {})) g(n)',
  )
})
