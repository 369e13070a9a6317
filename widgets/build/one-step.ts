import type { Plugin } from 'vite'

const isRuntime = (chunk: { name: string } | undefined) => chunk?.name === 'rolldown-runtime'

/** Inlines the bundler's runtime, which would otherwise be one more request. */
export function inlineRuntime(isNeeded: boolean): Plugin {
  let inlined = 0
  return {
    name: 'inline-runtime',
    renderChunk(code, { fileName }, _, { chunks }) {
      const modules = Object.values(chunks).find(isRuntime)?.modules ?? {}
      const lines = Object.values(modules).map((module) => module.code)
      const asked = /import \{ \w+ as (\w+) \} from "[./]*\/rolldown-runtime[^"]*";/g
      return code.replace(asked, (_line, name: string) => {
        const text = lines.join('')
        if (!text.includes(`var ${name} =`))
          this.error(`${fileName} wants ${name}, which is unknown`)
        inlined += 1
        return text
      })
    },
    generateBundle(_, bundle) {
      if (isNeeded && inlined === 0) this.error('no chunk imports a runtime')
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk') continue
        if (isRuntime(file)) delete bundle[fileName]
        else if (file.code.includes('rolldown-runtime')) {
          this.error(`${fileName} imports a left-out chunk`)
        }
      }
    },
  }
}
