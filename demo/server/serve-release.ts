import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as demo from './serve.ts'
import { unpack } from '../releases/archive.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs a release's bundled provider on the currently installed native packages, with current clips. Data is in memory
 * unless `changes` name a database.
 */
export async function serveRelease(
  version: string,
  changes: Partial<demo.ServeOptions> = {},
): Promise<demo.Serving> {
  // Inside the repository, so that it finds those packages.
  const cache = resolve(root, 'node_modules/.cache/trip-widgets')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, `released-${version}-`))
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
  const own = { ...ALONE, demo: true, production: false, folders }
  const serving = await serve({ port: 0, ...own, ...changes })
  const close = async () => {
    await serving.close()
    await rm(folder, { recursive: true })
  }
  return { ...serving, close }
}
