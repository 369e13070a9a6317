/** `npm run size`; `-- --from=dist/old` compares with the widgets of another build instead of the last release. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BUDGETS,
  complaints,
  type Cost,
  costOf,
  entriesIn,
  languageComplaints,
  overEnglish,
} from './bundle-size.ts'
import { deltaSizes, deltaSizesFrom } from './delta-size.ts'

const { values } = parseArgs({ options: { from: { type: 'string' } } })
const folder = resolve(import.meta.dirname, '../../dist/widgets')

function table(costs: Cost[]): string {
  const rows = [['file', 'requests', 'bytes (br)', 'budget', '']]
  for (const cost of costs) {
    const budget = BUDGETS[cost.entry]
    const left = budget === undefined ? 0 : budget - cost.bytes
    const verdict = left < 0 ? `over by ${-left}` : `${left} left`
    rows.push([
      cost.entry,
      String(cost.critical.length),
      String(cost.bytes),
      budget === undefined ? '-' : String(budget),
      budget === undefined ? '' : verdict,
    ])
    const more = cost.critical.slice(1)
    for (const { file, bytes } of more) rows.push([`  with  ${file}`, '', String(bytes), '', ''])
    for (const { file, bytes } of cost.lazy)
      rows.push([`  lazy  ${file}`, '', String(bytes), '', ''])
  }
  return aligned(rows)
}

function aligned(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) => line(row, widths)).join('\n')
}

function line(row: string[], widths: number[]): string {
  return row
    .map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width)
    })
    .join('  ')
    .trimEnd()
}

const costs = entriesIn(folder).map((entry) => costOf(folder, entry))
const wrong = costs.flatMap(complaints)
if (costs.length === 0) wrong.push('dist/widgets is empty: run "npm run build" first')
else {
  console.log(table(costs))
  const inLanguages = costs.map((cost) => ({ entry: cost.entry, over: overEnglish(folder, cost) }))
  const codes = Object.keys(inLanguages[0]!.over)
  const rows = inLanguages.map(({ entry, over }) => [
    entry,
    ...codes.map((code) => String(over[code])),
  ])
  console.log(`\n${aligned([['bytes (br) over English', ...codes], ...rows])}`)
  const entries = costs.map((cost) => cost.entry)
  const deltas = values.from
    ? await deltaSizesFrom(values.from, folder, entries)
    : await deltaSizes(folder, entries)
  if (deltas) {
    const whole = new Map(costs.map((cost) => [cost.entry, cost.bytes]))
    const sizes = deltas.sizes.map(({ entry, bytes }) => [entry, `${bytes}`, `${whole.get(entry)}`])
    console.log(`\n${aligned([[`bytes with ${deltas.release}`, 'delta', 'whole (br)'], ...sizes])}`)
  }
  wrong.push(...inLanguages.flatMap(({ entry, over }) => languageComplaints(entry, over)))
}
for (const complaint of wrong) console.error(complaint)
process.exitCode = wrong.length > 0 ? 1 : 0
