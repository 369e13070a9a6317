/**
 * `npm run build`: builds the all-in-one bundle, each tag's file, and the site and its server renderer in every
 * language, two at a time. It prints the integrity values of the scripts, keeps a release in `WIDGETS_DIR`, and reports
 * its start to a parent process.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SITE } from '../site/build/config.ts'
import { WIDGETS } from '../widgets/build/config.ts'
import { forgetOld } from '../widgets/build/remembered.ts'
import { BUILT, buildState } from './build-if-missing.ts'
import type { BuiltMode } from './build-modes.ts'
import { foldersFrom } from './provider/settings/settings.ts'
import { keepDeltas } from './releases/deltas.ts'
import { describeBuild, entriesOf } from './releases/integrity.ts'
import { keepBuild, VersionTaken, widgetsFolder } from './releases/released-versions.ts'
import { packageVersion } from './provider/settings/package-version.ts'

/** Processes; one for each core of a small machine. */
const AT_ONCE = 2

const root = resolve(import.meta.dirname, '..')

if (process.argv.includes('--if-changed') && (await buildState()) === 'current') {
  console.log('The build is up to date.')
  process.exit()
}
process.send?.('Building the widgets and the site ...')
for (const name of BUILT) await rm(resolve(root, name), { recursive: true, force: true })
await forgetOld()
// Pages take longest, so no process is left with one at the end.
const waiting = [...Object.keys(SITE), ...Object.keys(WIDGETS)]
await Promise.all(Array.from({ length: AT_ONCE }, buildWaiting))

const folder = resolve(root, 'dist/widgets')
console.log(`\n${entriesOf(await describeBuild(folder, await packageVersion()))}`)
try {
  const widgetsDir = widgetsFolder(foldersFrom(process.env))!
  const kept = await keepBuild(folder, widgetsDir)
  if (kept) {
    console.log(`  stored in ${kept}`)
    console.log(`  with ${await keepDeltas(folder, widgetsDir)} deltas from earlier releases`)
  }
} catch (error) {
  if (!(error instanceof VersionTaken)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Builds in a process of its own until nothing waits, and prints what each build printed in one piece. */
async function buildWaiting(): Promise<void> {
  const child = fork(resolve(import.meta.dirname, 'build-modes.ts'), { cwd: root })
  const ended = once(child, 'exit')
  const next = () => child.send(waiting.shift() ?? '')
  child.on('message', ({ output }: BuiltMode) => {
    console.log(output)
    next()
  })
  next()
  const [code] = await ended
  if (code !== 0) process.exit(1)
}
