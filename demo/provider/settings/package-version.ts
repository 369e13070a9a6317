import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export async function packageVersion(): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, '../../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
