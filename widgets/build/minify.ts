import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { remembered } from './remembered.ts'

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string }

/** First characters of short names, by about how often scripts have them. Another order costs up to 1 %. */
const LETTERS = 'etrnoiasclduphfmgvybwkxCNSjADPTMRqOYEIUzHLFWGKVBXJZQ_$'

const CHARACTERS = `${LETTERS}0123456789`

/**
 * Names by their number. Terser's own order is by the frequencies in each text, in which the hash of the sources has a
 * part: any change anywhere would give other names, and sizes that differ by a hundred bytes.
 */
const NAMES = {
  get(number: number): string {
    let name = LETTERS.charAt(number % LETTERS.length)
    for (let rest = Math.floor(number / LETTERS.length); rest > 0;) {
      rest -= 1
      name += CHARACTERS.charAt(rest % CHARACTERS.length)
      rest = Math.floor(rest / CHARACTERS.length)
    }
    return name
  },
}

/**
 * Minifies with Vite's Terser, and each text once. It runs in this process, where it is warm after the first build:
 * with a new worker for each build it takes twice the time.
 */
export function minify(compress: object = {}): Plugin {
  const mangle = { nth_identifier: NAMES }
  const terserOptions = { module: true, ecma: 2020, compress, mangle, maxWorkers: 0 } as const
  return {
    name: 'minify',
    config: () => ({ build: { minify: 'terser', terserOptions } }),
    configResolved({ plugins }) {
      const terser = plugins.find(({ name }) => name === 'vite:terser')!
      const minified = terser.renderChunk
      if (typeof minified !== 'function') throw new Error("Vite's Terser has another shape now")
      terser.renderChunk = async function (code, chunk, options, meta) {
        const key = [
          'terser',
          version,
          JSON.stringify(terserOptions),
          CHARACTERS,
          options.format,
          code,
        ]
        const made = await remembered(key, async () => {
          const result = await minified.call(this, code, chunk, options, meta)
          return Buffer.from((result as { code: string }).code)
        })
        return { code: made.toString(), map: null }
      }
    },
  }
}
