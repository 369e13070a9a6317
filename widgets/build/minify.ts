import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { remembered } from './remembered.ts'

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string }

/**
 * Minifies with Vite's Terser, and each text once. It runs in this process, where it is warm after the first build:
 * with a new worker for each build it takes twice the time.
 */
export function minify(compress: object = {}): Plugin {
  const terserOptions = { module: true, ecma: 2020, compress, maxWorkers: 0 } as const
  return {
    name: 'minify',
    config: () => ({ build: { minify: 'terser', terserOptions } }),
    configResolved({ plugins }) {
      const terser = plugins.find(({ name }) => name === 'vite:terser')!
      const minified = terser.renderChunk
      if (typeof minified !== 'function') throw new Error("Vite's Terser has another shape now")
      terser.renderChunk = async function (code, chunk, options, meta) {
        const key = ['terser', version, JSON.stringify(terserOptions), options.format, code]
        const made = await remembered(key, async () => {
          const result = await minified.call(this, code, chunk, options, meta)
          return Buffer.from((result as { code: string }).code)
        })
        return { code: made.toString(), map: null }
      }
    },
  }
}
