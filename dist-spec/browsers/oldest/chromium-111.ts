import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Unpacks the Chromium 111 that npm has for Linux on x64. Returns its path. */
export async function chromium111(folder: string): Promise<string> {
  const TMPDIR = resolve(folder, 'node_modules/.cache')
  await mkdir(TMPDIR, { recursive: true })
  const { stdout } = await run(process.execPath, [resolve(folder, 'unpack.js')], {
    env: { ...process.env, TMPDIR },
  })
  return stdout.trim()
}
