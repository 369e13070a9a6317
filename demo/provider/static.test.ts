import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from './static.ts'

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
  const serve = serveFolder(join(folder, 'public'), {
    headers: { 'x-own': 'yes' },
    page: (html) => html.replace('%PROVIDER%', 'http://here'),
  })
  return serve(new Request('http://localhost/', { method, headers }), path)
}

const bytes = async (response: Response | undefined) => Buffer.from(await response!.arrayBuffer())
const header = (response: Response | undefined, name: string) => response!.headers.get(name)

test('serves a file with its type and how long it stays fresh', async () => {
  const entry = await get('/trip.js')
  expect(header(entry, 'content-type')).toBe('text/javascript; charset=utf-8')
  expect(header(entry, 'cache-control')).toBe('no-cache')
  expect(header(entry, 'x-content-type-options')).toBe('nosniff')
  expect(header(entry, 'x-own')).toBe('yes')
  expect((await bytes(entry)).toString()).toBe(script)
  const chunk = await get('/chunks/a-1b2c.js')
  expect(header(chunk, 'cache-control')).toBe('public, max-age=31536000, immutable')
  expect(header(await get('/a%20b.svg'), 'content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('fills in pages, and never lets them get old', async () => {
  const page = await get('/')
  expect(header(page, 'cache-control')).toBe('no-cache')
  expect(await page!.text()).toBe('<p>http://here</p>')
})

test('sends the ready-made file that is accepted', async () => {
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

test('answers 304 to who has it already, by encoding', async () => {
  const etag = header(await get('/trip.js'), 'etag')!
  const same = await get('/trip.js', { 'if-none-match': `"x", W/${etag}` })
  expect([same!.status, (await bytes(same)).length]).toEqual([304, 0])
  expect(header(same, 'x-own')).toBe('yes')
  const other = await get('/trip.js', { 'if-none-match': etag, 'accept-encoding': 'br' })
  expect(other!.status).toBe(200)
})

test('answers HEAD like GET without the file', async () => {
  const head = await get('/trip.js', {}, 'HEAD')
  expect(header(head, 'content-length')).toBe(String(script.length))
  expect(await bytes(head)).toHaveLength(0)
  expect((await get('/trip.js', {}, 'POST'))!.status).toBe(405)
})

async function part(range: string): Promise<unknown[]> {
  const response = await get('/chunks/a-1b2c.js', { range })
  return [response!.status, await response!.text(), header(response, 'content-range')]
}

test('sends a part', async () => {
  expect(await part('bytes=1-2')).toEqual([206, 'hu', 'bytes 1-2/5'])
  expect(await part('bytes=3-')).toEqual([206, 'nk', 'bytes 3-4/5'])
  expect(await part('bytes=-2')).toEqual([206, 'nk', 'bytes 3-4/5'])
  expect(await part('bytes=0-99')).toEqual([206, 'chunk', 'bytes 0-4/5'])
  expect(await part('bytes=5-')).toEqual([416, '', 'bytes */5'])
  expect(await part('bytes=-')).toEqual([200, 'chunk', null])
  expect(await part('bytes=0-1,3-4')).toEqual([200, 'chunk', null])
})

test('serves nothing that is hidden, above, or not a file', async () => {
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
