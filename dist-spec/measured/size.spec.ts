import { expect, test } from '@playwright/test'
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUDGETS, costOf, entriesIn } from './bundle-size.ts'
import { deltaSizes } from './delta-size.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, 'dist/widgets')

test('measured/sizes.md states the size of each file within 1 %', { tag: '@core' }, () => {
  const sizes = readFileSync(resolve(root, 'dist-spec/measured/sizes.md'), 'utf8')
  const cells = (row: string) => row.split('|').slice(2, -1)
  const head = cells(/^\| file .*/m.exec(sizes)![0])
  const codes = head.flatMap((cell) =>
    /bytes/.test(cell) ? '' : (/`(\w+)\/`/.exec(cell)?.[1] ?? []),
  )
  const built = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))
  expect(codes.toSorted()).toEqual(['', ...built].toSorted())
  for (const entry of entriesIn(folder).filter((name) => name in BUDGETS)) {
    const bytes = codes.map((code) => costOf(resolve(folder, code), entry).bytes)
    const row = new RegExp(`^\\| ${entry} .*`, 'm').exec(sizes)?.[0]
    const stated = row === undefined ? [] : cells(row).map((cell) => Number(cell.replace(',', '')))
    const needed = bytes.map((size) => size.toLocaleString('en')).join(' | ')
    for (const [at, size] of bytes.entries()) {
      // The version and the names of chunks in a file compress a little differently in each build.
      expect(
        Math.abs((stated[at] ?? 0) - size),
        `dist-spec/measured/sizes.md needs '| ${entry} | ${needed} |'`,
      ).toBeLessThanOrEqual(size / 100)
    }
  }
})

test('measured/sizes.md states the size of each delta within 5 %', { tag: '@core' }, async () => {
  const sizes = readFileSync(resolve(root, 'dist-spec/measured/sizes.md'), 'utf8')
  const measured = (await deltaSizes(folder, entriesIn(folder)))!
  const table = sizes.slice(sizes.indexOf(`| file, from ${measured.release}`))
  for (const { entry, bytes } of measured.sizes) {
    const row = new RegExp(`^\\| ${entry} +\\| +([\\d,]+)`, 'm').exec(table)
    const stated = Number(row?.[1]?.replace(',', ''))
    const needed = `dist-spec/measured/sizes.md needs '| ${entry} | ${bytes.toLocaleString('en')} |'`
    expect(Math.abs(stated - bytes), needed).toBeLessThanOrEqual(bytes / 20)
  }
})
