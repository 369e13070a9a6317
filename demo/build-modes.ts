/** Builds the modes that a parent process sends one by one, until it sends an empty one. */
import { resolve } from 'node:path'
import { build, createLogger } from 'vite'

export interface BuiltMode {
  /** All that the build printed. */
  output: string
}

const configFile = resolve(import.meta.dirname, '../vite.config.ts')

process.on('message', async (mode: string) => {
  if (mode === '') return process.disconnect()
  const lines: unknown[] = []
  const print = (...values: unknown[]) => void lines.push(...values)
  const write = { log: print, warn: print, error: print }
  const customLogger = createLogger('info', { console: { ...console, ...write } })
  try {
    // The parent has emptied the folders, which several modes share.
    await build({ configFile, mode, customLogger, build: { emptyOutDir: false } })
  } catch (error) {
    console.error(lines.join('\n'))
    throw error
  }
  process.send!({ output: lines.join('\n') } satisfies BuiltMode)
})
