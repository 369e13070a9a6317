import { brotliCompressSync, constants } from 'node:zlib'
import { remembered } from './remembered.ts'
import type { Plugin } from 'vite'

export function precompress(): Plugin {
  return {
    name: 'precompress',
    generateBundle: {
      // The bundler's own plugins change files until the end.
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) =>
          /\.(js|css|html|svg)$/.test(fileName),
        )
        if (files.length === 0) this.error('there is nothing to compress')
        for (const file of files) {
          const text = file.type === 'chunk' ? file.code : file.source
          const source = await remembered(['brotli', process.versions.brotli!, text], () =>
            brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          )
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source })
        }
      },
    },
  }
}
