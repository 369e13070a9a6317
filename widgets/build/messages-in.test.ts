// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { languagesIn, messagesIn } from './messages-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'trip-messages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES = {
  'screen.ts': `import { yes, shared } from './messages/en/both.ts'
import { only } from './messages/en/english.ts'
const all = import.meta.glob('./messages/*/name.ts', { eager: true, query: '?listed', import: 'name' })
console.log([yes, shared, only], Object.values(all))`,
  'messages/en/name.ts': `export const name = 'English'`,
  'messages/xx/name.ts': `export const name = 'Xx'`,
  'messages/en/both.ts': `export const yes = 'yes'; export { shared } from './shared.ts'`,
  'messages/en/shared.ts': `export const shared = 'shared'`,
  'messages/en/english.ts': `import { yes } from './both.ts'; export const only = 'only ' + yes`,
  'messages/xx/both.ts': `import { yes as english } from '../en/both.ts'
export { shared } from './shared.ts'
export const yes = 'xx ' + english`,
}

for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

async function builtIn(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [messagesIn(code)],
    build: { write: false, lib: { entry: 'screen.ts', formats: ['es'] } },
  })
  const lines: unknown[] = []
  const [first] = built as Rolldown.RolldownOutput[]
  new Function('console', first!.output[0].code)({
    log: (...values: unknown[]) => lines.push(...values),
  })
  return JSON.stringify(lines)
}

test('builds a language with its own sentences, and English where one is missing', async () => {
  expect(await builtIn('xx')).toBe('[["xx yes","shared","only xx yes"],["English","Xx"]]')
  expect(await builtIn('en')).toBe('[["yes","shared","only yes"],["English","Xx"]]')
})

test('finds languages by their folders, English first', () => {
  expect(languagesIn(join(folder, 'messages'))).toEqual(['en', 'xx'])
})
