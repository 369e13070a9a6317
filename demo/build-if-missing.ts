import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const SOURCES = ['widgets', 'site', 'vite.config.ts', 'package.json']
export const BUILT = ['dist/widgets', 'dist/site', 'dist/server', 'dist/elements']

export async function buildIfMissing(): Promise<void> {
  const state = await buildState()
  if (state === 'current') return
  const what = state === 'missing' ? 'Building for the first time' : 'Rebuilding what has changed'
  console.log(`${what}. This takes about a minute.`)
  await runQuietly('demo/build.ts')
}

/** Compares modification times of the sources and of what was built from them. */
export async function buildState(): Promise<'missing' | 'outdated' | 'current'> {
  const sources = await Promise.all(SOURCES.map((name) => times(resolve(root, name))))
  const built = await Promise.all(BUILT.map((name) => times(resolve(root, name))))
  const oldest = Math.min(...built.map((found) => Math.max(...found, 0)))
  if (oldest === 0) return 'missing'
  return oldest >= Math.max(...sources.flat()) ? 'current' : 'outdated'
}

/** Modification times in ms of the file or folder at a path, without tests. */
async function times(path: string): Promise<number[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [found.mtimeMs]
  const names = await readdir(path)
  return (await Promise.all(names.map((name) => times(resolve(path, name))))).flat()
}

/**
 * Runs a script of the repository and prints the messages it sends.
 * @throws {BuildFailed} with the script's whole output if it fails.
 */
export function runQuietly(script: string, folder = root): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => (output += part.toString()))
  }
  child.on('message', (sentence) => console.log(sentence))
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) done()
      else reject(new BuildFailed(output, `${script} exited with ${code}.`))
    })
  })
}

export class BuildFailed extends Error {
  override name = 'BuildFailed'
  readonly output: string
  constructor(output: string, sentence: string) {
    super(sentence)
    this.output = output
  }
}
