/**
 * The last release as one file in this folder: widgets, manifest and bundled provider. It lets tests run the current
 * code against it without git history. `npm run release` writes it.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { isRelease, newestFirst } from './version.ts'

/** File contents by path, such as 'widgets/trip-enquiry.js' or 'provider/serve.js'. */
export type Files = Record<string, string>

const HERE = import.meta.dirname
const END = '.json.br'

const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  // A large window stores chunks that two bundles share only once.
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}

export async function pack(version: string, files: Files, folder = HERE): Promise<string> {
  const name = `${version}${END}`
  const bytes = await promisify(brotliCompress)(JSON.stringify(files), { params })
  await writeFile(join(folder, name), bytes)
  return name
}

export async function filesOf(version: string, folder = HERE): Promise<Files> {
  const bytes = await readFile(join(folder, `${version}${END}`))
  return JSON.parse((await promisify(brotliDecompress)(bytes)).toString()) as Files
}

export async function lastRelease(folder = HERE): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  const versions = names.filter((name) => name.endsWith(END)).map((name) => name.replace(END, ''))
  return versions.filter(isRelease).toSorted(newestFirst)[0]
}

export async function unpack(
  version: string,
  part: 'widgets' | 'provider',
  to: string,
): Promise<void> {
  for (const [path, text] of Object.entries(await filesOf(version))) {
    if (!path.startsWith(`${part}/`)) continue
    const file = join(to, path.slice(part.length + 1))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
