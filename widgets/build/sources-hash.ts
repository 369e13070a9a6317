import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const widgets = resolve(import.meta.dirname, '..')
const lock = resolve(widgets, '../package-lock.json')

/** Ten letters that differ between builds that may render differently. */
export function sourcesHash(): string {
  const sources = readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\./.test(name))
    .toSorted()
  const hash = createHash('sha256').update(readFileSync(lock))
  for (const name of sources) hash.update(name).update(readFileSync(resolve(widgets, name)))
  return hash.digest('base64url').slice(0, 10)
}
