import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** The language of the sources, in which every sentence exists. */
export const ENGLISH = 'en'

/**
 * Builds one language: imports of `messages/en/NAME` load `messages/CODE/NAME`, or stay English if that file is
 * missing. Imports with a query, such as those of a list of all languages, stay as they are.
 */
export function messagesIn(code: string): Plugin {
  const own = `/messages/${code}/`
  const english = `/messages/${ENGLISH}/`
  return {
    name: 'messages-in',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || source.includes('?')) return null
      const path = normalizePath(resolve(dirname(importer), source))
      // A translation may use the English sentences it adds to.
      const isOurs = normalizePath(importer).includes(own)
      const wanted = isOurs ? path : path.replace(english, own)
      if (!wanted.includes(own)) return null
      return existsSync(wanted) ? wanted : wanted.replace(own, english)
    },
  }
}

/** Codes of all languages that have a folder in a folder of messages, English first. */
export function languagesIn(messages: string): string[] {
  const folders = readdirSync(messages, { withFileTypes: true }).filter((at) => at.isDirectory())
  const others = folders.map(({ name }) => name).filter((name) => name !== ENGLISH)
  return [ENGLISH, ...others.toSorted()]
}

/** Suffix of what is built for a language: 'site', 'site-hi'. */
export const suffixOf = (code: string): string => (code === ENGLISH ? '' : `-${code}`)
