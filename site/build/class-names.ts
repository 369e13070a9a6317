import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

const site = resolve(import.meta.dirname, '..')

/**
 * What a class of a style sheet is called on the page: 'hero_xY3'. The end is one for each sheet, and depends on
 * its path alone, so that server and browser agree. Vite's own names, with a line's number, cost `/` 0.4 KB more.
 */
export function classNameOf(name: string, file: string): string {
  const path = relative(site, file.replace(/\?.*$/, ''))
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}
