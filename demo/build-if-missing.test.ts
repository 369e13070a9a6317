import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BuildFailed, runQuietly } from './build-if-missing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-build-'))
  const modules = resolve(import.meta.dirname, '../node_modules')
  await symlink(modules, join(folder, 'node_modules'), 'junction')
})
afterAll(() => rm(folder, { recursive: true }))

/** Short enough for the pipe buffer, since a child that crashes loses output nobody has read. */
const TALK = `
  for (let line = 0; line < 200; line++) console.log('line', line)
  console.error('a warning')
`

async function run(text: string) {
  await writeFile(join(folder, 'build.ts'), text)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error: unknown = await runQuietly('build.ts', folder).catch((reason: unknown) => reason)
  const printed = log.mock.calls.map(([line]) => line as string)
  log.mockRestore()
  return { printed, error }
}

test('prints only the progress of a successful build', async () => {
  const { printed, error } = await run(`process.send?.('Building a part ...');${TALK}`)
  expect(error).toBeUndefined()
  expect(printed).toEqual(['Building a part ...'])
})

test('keeps all output of a failed build', async () => {
  const { error } = await run(`${TALK};throw new Error('it went wrong')`)
  if (!(error instanceof BuildFailed)) throw error
  expect(error.message).toBe('build.ts exited with 1.')
  expect(error.output.match(/^line \d+$/gm)).toHaveLength(200)
  expect(error.output).toContain('a warning')
  expect(error.output).toContain('it went wrong')
})
