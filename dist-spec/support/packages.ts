import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folders of packages that only specs need, each with a lock file of its own. */
const FOLDERS = ['hostile/suite/libraries']

/** Runs before the specs: installs what a lock file says, unless that is there already. */
export default async function installPackages(): Promise<void> {
  for (const folder of FOLDERS) {
    const at = resolve(import.meta.dirname, '..', folder)
    const installed = resolve(at, 'node_modules/.package-lock.json')
    const asked = statSync(resolve(at, 'package-lock.json')).mtimeMs
    if (existsSync(installed) && statSync(installed).mtimeMs >= asked) continue
    const npm = spawn(
      'npm',
      ['--prefix', at, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
      {
        stdio: 'inherit',
      },
    )
    const code = await new Promise((ended) => npm.once('exit', ended))
    if (code !== 0) throw new Error(`npm could not install the packages of ${folder}`)
  }
}
