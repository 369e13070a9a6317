/**
 * `npm run build`: builds the all-in-one bundle, each tag's file, the site and its server renderer. It prints the
 * integrity values of the scripts, keeps a release in `WIDGETS_DIR`, and reports each step to a parent process.
 */
import { resolve } from 'node:path'
import { build } from 'vite'
import { SITE } from '../site/build/config.ts'
import { WIDGETS } from '../widgets/build/config.ts'
import { buildState } from './build-if-missing.ts'
import { foldersFrom } from './provider/settings/settings.ts'
import { describeBuild, entriesOf } from './releases/integrity.ts'
import { keepBuild, VersionTaken, widgetsFolder } from './releases/released-versions.ts'
import { packageVersion } from './provider/settings/package-version.ts'

const configFile = resolve(import.meta.dirname, '../vite.config.ts')
const PARTS = { 'the widgets': WIDGETS, 'the site': SITE }

if (process.argv.includes('--if-changed') && (await buildState()) === 'current') {
  console.log('The build is up to date.')
  process.exit()
}
for (const [part, builds] of Object.entries(PARTS)) {
  process.send?.(`Building ${part} ...`)
  for (const mode of Object.keys(builds)) await build({ configFile, mode })
}

const folder = resolve(import.meta.dirname, '../dist/widgets')
console.log(`\n${entriesOf(await describeBuild(folder, await packageVersion()))}`)
try {
  const kept = await keepBuild(folder, widgetsFolder(foldersFrom(process.env))!)
  if (kept) console.log(`  stored in ${kept}`)
} catch (error) {
  if (!(error instanceof VersionTaken)) throw error
  console.error(error.message)
  process.exitCode = 1
}
