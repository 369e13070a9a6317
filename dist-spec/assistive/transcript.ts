import { expect, test } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Compares the transcript with `FILE.md`, or writes it with `--update-snapshots`. */
export async function checked(file: string, heard: string): Promise<void> {
  const path = join(import.meta.dirname, `${file}.md`)
  const before = await readFile(path, 'utf8').catch(() => '')
  const head = before.split('\n## ')[0]!.trimEnd() || `# ${file}`
  const now = `${head}\n${fenced(heard)}\n`
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) await writeFile(path, now)
  else expect(now).toBe(before)
}

const fenced = (lines: string) =>
  lines.replaceAll(/^(## .*)\n\n([^]*?)(?=\n\n## |$(?![^]))/gm, '$1\n\n```text\n$2\n```')
