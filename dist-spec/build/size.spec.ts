import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUDGETS, costOf, entriesIn } from './bundle-size.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'dist/widgets')

for (const entry of entriesIn(folder).filter((name) => name in BUDGETS)) {
  test(`the README of the specs states the measured size of ${entry}`, () => {
    const { bytes } = costOf(folder, entry)
    const readme = readFileSync(resolve(root, 'dist-spec/README.md'), 'utf8')
    // A row of a table whose first cell is the file and whose second is its bytes: | x.js | 1,234 |
    const row = readme.match(new RegExp(`^\\| *\`?${entry}\`? *\\| *([\\d,]+)`, 'm'))
    expect(
      row?.[1],
      `dist-spec/README.md needs '| ${entry} | ${bytes.toLocaleString('en')} |'`,
    ).toBe(bytes.toLocaleString('en'))
  })
}
