import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Environment for a nested npm, without the variables of the npm that runs the specs. */
export const NPM_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
)

/** Installs the packages of a spec folder, unless those in its lockfile are there already. */
export async function install(folder: string): Promise<void> {
  const lock = resolve(folder, 'package-lock.json')
  const done = resolve(folder, 'node_modules/.installed')
  if (existsSync(done) && (await readFile(done, 'utf8')) === (await readFile(lock, 'utf8'))) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', args, { cwd: folder, env: NPM_ENV })
  await copyFile(lock, done)
}
