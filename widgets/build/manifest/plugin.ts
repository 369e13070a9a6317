import type { Plugin } from 'vite'
import { read } from '../../repository.ts'
import { manifest } from './manifest.ts'
import { references } from './reference.ts'

const TYPES = ['', '-react', '-preact', '-vue', '-svelte'].map((of) => `trip-widgets${of}.d.ts`)

export function describeElements(): Plugin {
  return {
    name: 'describe-elements',
    generateBundle() {
      const source = JSON.stringify(manifest(), null, 2)
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source })
      for (const [fileName, text] of references()) {
        this.emitFile({ type: 'asset', fileName, source: text })
      }
      for (const fileName of TYPES) {
        const { text } = read(`widgets/element/${fileName}`)
        this.emitFile({ type: 'asset', fileName, source: text })
      }
    },
  }
}
