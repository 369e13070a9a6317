import { join, resolve } from 'node:path'
import { build } from 'vite'
import { races } from './races.ts'

const here = import.meta.dirname
const root = resolve(here, '../../..')
const built = resolve(root, 'node_modules/.cache/trip-widgets-bench')
const all = races.flatMap(({ contestants }) => contestants).filter(({ drawn }) => !drawn)
const ready = all.filter((contestant) => contestant.ready)
const others = all.filter((contestant) => !contestant.ready)

export const folders: Record<string, string> = {
  widgets: resolve(root, 'dist/widgets'),
  media: resolve(root, 'demo/provider/media'),
  ...Object.fromEntries(ready.map(({ folder }) => [folder, join(here, 'pages', folder)])),
  ...Object.fromEntries(others.map(({ folder }) => [folder, join(built, folder)])),
}

export async function buildAll(): Promise<void> {
  for (const { folder } of others) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: join(here, 'pages', folder),
      base: './',
      build: {
        outDir: join(built, folder),
        emptyOutDir: true,
        target: 'es2022',
        chunkSizeWarningLimit: 5000,
      },
    })
  }
}
