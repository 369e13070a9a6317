import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const SOURCES = ['widgets', 'site', 'vite.config.ts', 'package.json']
const BUILT = ['dist/widgets', 'dist/site', 'dist/server']

/** Runs `npm run build` where nothing is built yet or a source is newer than what is. */
export async function buildIfMissing(): Promise<void> {
  const sources = await Promise.all(SOURCES.map((name) => times(resolve(root, name))))
  const built = await Promise.all(BUILT.map((name) => times(resolve(root, name))))
  const oldest = Math.min(...built.map((found) => Math.max(...found, 0)))
  if (oldest >= Math.max(...sources.flat())) return
  console.log(oldest === 0 ? 'Building for the first time.' : 'Building what has changed.')
  await run('npm', ['run', 'build'])
}

/** When the files at a path were last written, in milliseconds; tests are no source. */
async function times(path: string): Promise<number[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [found.mtimeMs]
  const names = await readdir(path)
  return (await Promise.all(names.map((name) => times(resolve(path, name))))).flat()
}

function run(command: string, parameters: string[]): Promise<void> {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) done()
      else reject(new Error(`npm run build ended with ${code}.`))
    })
  })
}
