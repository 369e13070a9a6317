import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { baseAt, baseOf, type IsUnknown, pageAddress } from '../../site/routing/router.ts'

/** Start of every address in each language that is built, such as '/hi'. The last one is English, which has none. */
export function basesIn(server: string): string[] {
  const names = existsSync(server) ? readdirSync(server) : []
  const codes = names.filter((name) => existsSync(join(server, name, 'server.js')))
  return [...codes.map(baseOf), '']
}

/** Code of the language of a path; '' for English. */
export const languageAt = (path: string, bases: readonly string[]): string =>
  baseAt(path, bases).slice(1)

/** `pageAddress` of a page in any language. */
export function addressIn(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  bases: readonly string[],
  isUnknown?: IsUnknown,
): string {
  const base = baseAt(pathname, bases)
  return base + pageAddress((pathname.slice(base.length) || '/') + search, isUnknown)
}

/** True for the shared address of everything that has no page. */
export const isNowhere = (address: string): boolean => /^(?:\/[\w-]+)?\/\./.test(address)
