import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
const LEFT_OUT = new Set('.git node_modules dist .data test-results playwright-report'.split(' '))

/** Copies the sources to a temporary folder, which shares the installed packages. */
export async function copyRepository(prefix: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), prefix))
  const filter = (path: string) => !LEFT_OUT.has(basename(path))
  await cp(root, copy, { recursive: true, filter })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
