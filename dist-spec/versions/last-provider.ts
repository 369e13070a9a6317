import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unpack } from '../../demo/releases/archive.ts'
import type * as demo from '../../demo/serve.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs the provider of a release as it was bundled then, on the packages with machine code of today, with
 * data in memory. Its clips are today's.
 */
export async function serveRelease(version: string): Promise<demo.Serving> {
  // In the repository, where it finds those packages.
  const folder = await mkdtemp(resolve(root, `dist/released-${version}-`))
  await unpack(version, 'provider', folder)
  const { serve, ALONE }: typeof demo = await import(pathToFileURL(join(folder, 'serve.js')).href)
  const folders = {
    widgets: folder,
    site: folder,
    server: folder,
    blog: folder,
    intranet: folder,
    corporateMedia: resolve(root, 'demo/provider/media/corporate'),
    clips: resolve(root, 'demo/art/clips'),
  }
  const serving = await serve({ port: 0, ...ALONE, demo: true, production: false, folders })
  const close = async () => {
    await serving.close()
    await rm(folder, { recursive: true })
  }
  return { ...serving, close }
}
