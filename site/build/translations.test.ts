// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ENGLISH, languagesIn } from '../../widgets/build/messages-in.ts'

const room = resolve(import.meta.dirname, '../messages')
const root = resolve(room, '../..')
const filesOf = (code: string) =>
  readdirSync(join(room, code)).filter((name) => /^[\w-]+\.(?:ts|css)$/.test(name))
const OTHERS = languagesIn(room).filter((code) => code !== ENGLISH)

/** Names of a message's placeholders, such as `{phone}`. */
const placesIn = (message: unknown) =>
  typeof message === 'string' ? (message.match(/\{\w+\}/g) ?? []).toSorted() : []

test.each(OTHERS)('%s has every file of English, and no other', (code) => {
  expect(filesOf(code)).toEqual(filesOf(ENGLISH))
})

test.each(OTHERS)('%s has every sentence of English, with the same placeholders', async (code) => {
  for (const file of filesOf(ENGLISH).filter((name) => name.endsWith('.ts'))) {
    const english: Record<string, unknown> = await import(join(room, ENGLISH, file))
    const translated: Record<string, unknown> = await import(join(room, code, file))
    expect([file, Object.keys(translated).toSorted()]).toEqual([
      file,
      Object.keys(english).toSorted(),
    ])
    for (const [name, message] of Object.entries(english))
      expect([file, name, placesIn(translated[name])]).toEqual([file, name, placesIn(message)])
  }
})

/** Literals may differ between languages, but not the shape around them. */
const WIDE = `type Wide<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean
  : T extends (...values: infer Values) => infer Answer ? (...values: Values) => Wide<Answer>
  : { [Name in keyof T]: Wide<T[Name]> }`

test('every language has sentences of the same types as English', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(root, 'node_modules/.messages-'))
  const checks = OTHERS.flatMap((code) =>
    filesOf(code)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => {
        const of = (language: string) => `typeof import('${join(room, language, name)}')`
        return `null! as ${of(code)} satisfies Wide<${of(ENGLISH)}>`
      }),
  )
  writeFileSync(join(folder, 'check.ts'), `${WIDE}\n${checks.join('\n')}\n`)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['check.ts'] }),
  )
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder])
  rmSync(folder, { recursive: true })
  expect(String(stdout)).toBe('')
})
