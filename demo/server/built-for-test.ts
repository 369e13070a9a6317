import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Built<Name extends string> {
  /** Folder of each part, as `serve` accepts them in `folders`. */
  folders: Record<Name, string>
  remove: () => Promise<void>
}

/** Server module that renders no tags. */
export const UNDRAWN = 'export const drawTags = async (html) => ({ html, styles: [] })'

/** Writes files of a build, keyed by paths that start with the part's name, and a site without pages. */
export async function built<Name extends string>(
  files: Readonly<Record<`${Name}/${string}`, string | Buffer>>,
): Promise<Built<Name | 'site' | 'elements'>> {
  const folder = await mkdtemp(join(tmpdir(), 'trip-built-'))
  const site = {
    'site/index.html': '',
    'site/.vite/manifest.json': '{}',
    'elements/server.js': UNDRAWN,
  }
  const all: [string, string | Buffer][] = Object.entries({ ...site, ...files })
  for (const [name, content] of all) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const parts = all.map(([path]) => path.split('/')[0]!)
  const folders = Object.fromEntries(parts.map((part) => [part, join(folder, part)]))
  return {
    folders: folders as Record<Name | 'site' | 'elements', string>,
    remove: async () => rm(folder, { recursive: true }),
  }
}

export interface Sent {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request over its own socket, so that no header is added and nothing is decoded or normalized. */
export function askPlainly(
  address: string,
  { headers = {}, method = 'GET' }: { headers?: OutgoingHttpHeaders; method?: string } = {},
): Promise<Sent> {
  const { port } = new URL(address)
  // A URL object would normalize the path.
  const path = address.slice(address.indexOf(port) + port.length)
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        resolve({ status: response.statusCode!, headers: response.headers, body })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}
