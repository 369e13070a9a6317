import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'

const FOLDER = resolve(import.meta.dirname, '../measured')

/** A Markdown table. The first row is its head, and the first `words` columns contain text instead of figures. */
export function markdownTable([head, ...rows]: readonly string[][], words = 1): string {
  const rule = head!.map((_, column) => (column < words ? '---' : '---:'))
  return [head!, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Cells of the table with this name in a file of `measured/`, without its head. */
export async function readTable(file: string, name: string): Promise<string[][]> {
  const text = await readFile(resolve(FOLDER, file), 'utf8')
  const [, rest = ''] = text.split(`<!-- ${name} -->`)
  const lines = rest.split(`<!-- /${name} -->`)[0]!.split('\n')
  const rows = lines.filter((line) => line.startsWith('|')).slice(2)
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Replaces the table between `<!-- NAME -->` and `<!-- /NAME -->` in a file of `measured/`. Throws without them. */
export async function writeTable(file: string, name: string, table: string): Promise<void> {
  const path = resolve(FOLDER, file)
  const text = await readFile(path, 'utf8')
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = text.split(start)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`${path} has no ${start}`)
  const written = `${before}${start}\n\n${table}\n\n${end}${after}`
  const options = { ...(await resolveConfig(path)), filepath: path }
  await writeFile(path, await format(written, options))
}
