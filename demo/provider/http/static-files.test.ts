import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditional } from './etag.ts'
import { newApp, refuseOtherMethods } from './new-app.ts'
import { staticFiles } from './static-files.ts'

const script = 'export const trip = 1\n'.repeat(100)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-static-'))
  await mkdir(join(folder, 'public/chunks'), { recursive: true })
  await Promise.all(
    Object.entries({
      'secret.txt': 'secret',
      'public/index.html': '<p>%PROVIDER%</p>',
      'public/.hidden': 'hidden',
      'public/trip.js': script,
      'public/trip.js.br': brotliCompressSync(script),
      'public/trip.js.gz': gzipSync(script),
      'public/chunks/a-1b2c.js': 'chunk',
      'public/a b.svg': '<svg/>',
    }).map(([name, content]) => writeFile(join(folder, name), content)),
  )
  await symlink(join(folder, 'secret.txt'), join(folder, 'public/link.txt'))
})
afterAll(() => rm(folder, { recursive: true }))

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = newApp({ log: () => {} })
  refuseOtherMethods(app)
  const page = (html: string) => html.replace('%PROVIDER%', 'http://here')
  const files = staticFiles(join(folder, 'public'), { at: '/files', page })
  app.get('/files/*', conditional, files)
  const answer = await app.request(`http://localhost/files${path}`, { method, headers })
  return answer.status === 404 ? undefined : answer
}

const bytes = async (response: Response | undefined) => Buffer.from(await response!.arrayBuffer())
const header = (response: Response | undefined, name: string) => response!.headers.get(name)

test('serves a file with its type and cache lifetime', async () => {
  const entry = await get('/trip.js')
  expect(header(entry, 'content-type')).toBe('text/javascript; charset=utf-8')
  expect(header(entry, 'cache-control')).toBe('no-cache')
  expect((await bytes(entry)).toString()).toBe(script)
  const chunk = await get('/chunks/a-1b2c.js')
  expect(header(chunk, 'cache-control')).toBe('public, max-age=31536000, immutable')
  expect(header(await get('/a%20b.svg'), 'content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('modifies pages, and forbids caching them without revalidation', async () => {
  const page = await get('/')
  expect(header(page, 'cache-control')).toBe('no-cache')
  expect(await page!.text()).toBe('<p>http://here</p>')
})

test('sends the precompressed file that is accepted', async () => {
  const brotli = await get('/trip.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(header(brotli, 'content-encoding')).toBe('br')
  expect(header(brotli, 'vary')).toBe('accept-encoding')
  expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(script)
  const encoding = async (accepted: string) =>
    header(await get('/trip.js', { 'accept-encoding': accepted }), 'content-encoding')
  expect(await encoding('gzip')).toBe('gzip')
  expect(await encoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(await encoding('br; q=0, *')).toBe('gzip')
  expect(await encoding('identity')).toBeNull()
  expect(header(await get('/trip.js'), 'vary')).toBe('accept-encoding')
})

test('answers 304 to a client that has the file, by coding', async () => {
  const etag = header(await get('/trip.js'), 'etag')!
  const same = await get('/trip.js', { 'if-none-match': `"x", W/${etag}` })
  expect([same!.status, (await bytes(same)).length]).toEqual([304, 0])
  expect([header(same, 'etag'), header(same, 'cache-control')]).toEqual([etag, 'no-cache'])
  const other = await get('/trip.js', { 'if-none-match': etag, 'accept-encoding': 'br' })
  expect(other!.status).toBe(200)
})

test('answers HEAD like GET without the body', async () => {
  const head = await get('/trip.js', {}, 'HEAD')
  expect(header(head, 'content-length')).toBe(String(script.length))
  expect(await bytes(head)).toHaveLength(0)
  expect((await get('/trip.js', {}, 'POST'))!.status).toBe(405)
})

async function part(range: string, more: Record<string, string> = {}): Promise<unknown[]> {
  const response = await get('/chunks/a-1b2c.js', { range, ...more })
  return [response!.status, await response!.text(), header(response, 'content-range')]
}

test('sends a range', async () => {
  expect(await part('bytes=1-2')).toEqual([206, 'hu', 'bytes 1-2/5'])
  expect(await part('bytes=3-')).toEqual([206, 'nk', 'bytes 3-4/5'])
  expect(await part('bytes=-2')).toEqual([206, 'nk', 'bytes 3-4/5'])
  expect(await part('bytes=0-99')).toEqual([206, 'chunk', 'bytes 0-4/5'])
  expect(await part('bytes=5-')).toEqual([416, '', 'bytes */5'])
  expect(await part('bytes=-0')).toEqual([416, '', 'bytes */5'])
  expect(await part('Bytes=1-2')).toEqual([206, 'hu', 'bytes 1-2/5'])
})

test('sends a range only of the file that the client has begun to read', async () => {
  const etag = header(await get('/chunks/a-1b2c.js'), 'etag')!
  expect(await part('bytes=1-2', { 'if-range': etag })).toEqual([206, 'hu', 'bytes 1-2/5'])
  expect(await part('bytes=1-2', { 'if-range': '"x"' })).toEqual([200, 'chunk', null])
  expect(await part('bytes=1-2', { 'if-none-match': etag })).toEqual([304, '', null])
  expect(await part('bytes=9-', { 'if-none-match': etag })).toEqual([304, '', null])
  expect((await get('/chunks/a-1b2c.js', { range: 'bytes=1-2' }, 'HEAD'))!.status).toBe(200)
})

test('ignores an invalid range, and several', async () => {
  expect(await part('bytes=-')).toEqual([200, 'chunk', null])
  expect(await part('bytes=3-2')).toEqual([200, 'chunk', null])
  expect(await part('bytes=a-b')).toEqual([200, 'chunk', null])
  expect(await part('letters=0-1')).toEqual([200, 'chunk', null])
  expect(await part('bytes=0-1,3-4')).toEqual([200, 'chunk', null])
})

test('serves nothing that is hidden, outside of the folder, or not a file', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/chunks/../../secret.txt',
    '/link.txt',
    '/.hidden',
    '/chunks',
    '/chunks/',
    '/trip.js/',
    '/trip.js%00.html',
    '/%E0%A4%A',
    '/nothing.js',
    `/${'x'.repeat(5000)}`,
  ]) {
    expect([path, await get(path)]).toEqual([path, undefined])
  }
})
