import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUDGETS, costOf, entriesIn } from './bundle-size.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'dist/widgets')

test('measured/sizes.md states the size of each file within 1 %', { tag: '@core' }, () => {
  const sizes = readFileSync(resolve(root, 'dist-spec/measured/sizes.md'), 'utf8')
  for (const entry of entriesIn(folder).filter((name) => name in BUDGETS)) {
    const { bytes } = costOf(folder, entry)
    const row = sizes.match(new RegExp(`^\\| *\`?${entry}\`? *\\| *([\\d,]+)`, 'm'))
    const stated = Number(row?.[1]?.replace(',', ''))
    // The version and the names of chunks in a file compress a little differently in each build.
    expect(
      Math.abs(stated - bytes),
      `dist-spec/measured/sizes.md needs '| ${entry} | ${bytes.toLocaleString('en')} |'`,
    ).toBeLessThanOrEqual(bytes / 100)
  }
})
