import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'

const README = resolve(import.meta.dirname, '../README.md')

/** A Markdown table. The first row is its head, and the first `words` columns contain text instead of figures. */
export function markdownTable([head, ...rows]: readonly string[][], words = 1): string {
  const rule = head!.map((_, column) => (column < words ? '---' : '---:'))
  return [head!, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Replaces the table between `<!-- NAME -->` and `<!-- /NAME -->` in the specs' README. Throws without them. */
export async function writeTable(name: string, table: string): Promise<void> {
  const readme = await readFile(README, 'utf8')
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = readme.split(start)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`${README} has no ${start}`)
  const written = `${before}${start}\n\n${table}\n\n${end}${after}`
  const options = { ...(await resolveConfig(README)), filepath: README }
  await writeFile(README, await format(written, options))
}
