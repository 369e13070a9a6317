import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const texts = ['site', 'widgets', 'demo']
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(room, file),
    ),
  )
  .concat('README.md', '.github/SECURITY.md', 'CHANGELOG.md', 'CONTRIBUTING.md')
  .filter((file) => /\.(tsx?|html|md)$/.test(file) && !/node_modules|words\.test/.test(file))

test('spells email in one way', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((file) => /e-mail/i.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
