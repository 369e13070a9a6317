/** `npm run release`, after a build: checks version and changelog, and replaces the packed release with the build. */
import { cp, readFile, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { type Files, filesOf, lastRelease, pack } from './archive.ts'
import { buildIn } from './integrity.ts'
import { reasonAgainst } from './release-check.ts'
import { packageVersion } from '../provider/settings/package-version.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = (name: string) => resolve(root, 'dist', name)

/** Packages with their own files or native code, which the bundle loads from node_modules. */
const EXTERNAL = ['@electric-sql/pglite', 'sharp', 'pg', 'nodemailer']

async function bundleProvider(to: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: 'demo/server/serve.ts',
      outDir: to,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rollupOptions: { output: { entryFileNames: 'serve.js' } },
    },
  })
  const migrations = resolve(root, 'demo/provider/data/migrations')
  await cp(migrations, join(to, 'migrations'), { recursive: true })
}

async function textsOf(folder: string, part: string): Promise<Files> {
  const files: Files = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.toSorted()) {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    files[`${part}/${name}`] = await readFile(path, 'utf8')
  }
  return files
}

const version = await packageVersion()
const reason = reasonAgainst({
  version,
  changelog: await readFile(resolve(root, 'CHANGELOG.md'), 'utf8'),
  built: (await buildIn(dist('widgets')))?.version,
})
if (reason) {
  console.error(reason)
  process.exit(1)
}
const provider = dist('release-provider')
await bundleProvider(provider)
const files = {
  ...(await textsOf(dist('widgets'), 'widgets')),
  ...(await textsOf(provider, 'provider')),
}
await rm(provider, { recursive: true })
const before = await lastRelease()
const integrity = 'widgets/integrity.json'
if (before === version && (await filesOf(before))[integrity] !== files[integrity]) {
  console.error(`${version} was already packed with different files. A release never changes.`)
  process.exit(1)
}
const name = await pack(version, files)
if (before && before !== version) await rm(resolve(import.meta.dirname, `${before}.json.br`))
console.log(`Packed demo/releases/${name}. Commit it, and tag the commit v${version}.`)
