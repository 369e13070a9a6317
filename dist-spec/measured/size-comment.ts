/** `npm run size:comment FILE` prints the sizes of the built widgets as Markdown, compared with `sizes.md` in FILE. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { markdownTable } from '../support/markdown-table.ts'
import { BUDGETS, costOf, entriesIn } from './bundle-size.ts'

const folder = resolve(import.meta.dirname, '../../dist/widgets')
const [, , path] = process.argv
if (!path) throw new Error('size:comment takes the path of an earlier sizes.md')
const earlier = readFileSync(path, 'utf8')

/** Bytes of an entry in a table of `sizes.md`, if it had the entry. */
function earlierBytes(entry: string): number | undefined {
  const [, bytes] = new RegExp(`^\\| ${entry} *\\| ([\\d,]+)`, 'm').exec(earlier) ?? []
  return bytes === undefined ? undefined : Number(bytes.replaceAll(',', ''))
}

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
const rows = entriesIn(folder).map((entry) => {
  const { bytes } = costOf(folder, entry)
  const before = earlierBytes(entry)
  return [
    entry,
    bytes.toLocaleString('en'),
    before === undefined ? 'new' : signed.format(bytes - before),
    (BUDGETS[entry] ?? 0).toLocaleString('en'),
  ]
})

console.log('Bytes (Brotli) that load before a widget is usable:\n')
console.log(markdownTable([['file', 'bytes', 'change', 'budget'], ...rows]))
