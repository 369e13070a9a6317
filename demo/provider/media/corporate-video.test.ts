import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CORPORATE_NAMES } from '../../../widgets/contract/companies.ts'
import { corporateVideoFile } from './corporate-media.ts'
import { newApp } from '../http/new-app.ts'
import { videoFrame } from '../../hosts/frames/video-frame.ts'
import type { Serving } from '../../server/serve.ts'
import { serveForTest } from '../../server/serve-for-test.ts'

let serving: Serving
beforeAll(async () => {
  serving = await serveForTest()
})
afterAll(() => serving.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(serving.origins.provider + path, { method, headers })
const titleOf = (page: string) => /<title>([^<]*)/.exec(page)?.[1]

test('serves every clip, poster and track of the list publicly', async () => {
  const { default: sample, companies } = await (await ask('/media/corporate/videos.json')).json()
  const clips = [sample, ...CORPORATE_NAMES.map((name) => companies[name])]
  const types = { src: 'video/mp4', poster: 'image/webp', captions: 'text/vtt; charset=utf-8' }
  const sizes = { src: 600_000, poster: 40_000, captions: 1000 }
  for (const clip of clips) {
    for (const file of ['src', 'poster', 'captions'] as const) {
      const answer = await ask(`/media/corporate/${clip[file]}`)
      expect(answer.headers.get('content-type')).toBe(types[file])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(sizes[file])
    }
  }
})

test('sends a range of a clip, and 304 to a client that has it', async () => {
  const part = await ask('/media/corporate/xoriant.mp4', { range: 'bytes=4-7' })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  const etag = part.headers.get('etag')!
  const again = await ask('/media/corporate/xoriant.mp4', { 'if-none-match': etag })
  expect(again.status).toBe(304)
})

test("plays a company's clip, and the default for any other", async () => {
  const clip = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer())
  const video = (company: string) => clip(`/media/corporate/video?company=${company}`)
  for (const name of CORPORATE_NAMES) {
    expect((await video(name)).equals(await clip(`/media/corporate/${name}.mp4`))).toBe(true)
  }
  const sample = await clip('/media/corporate/sample.mp4')
  for (const name of ['', 'Xoriant', 'xoriant%20', '__proto__', 'constructor', '%E0%A4%A', '..']) {
    expect((await video(name)).equals(sample)).toBe(true)
  }
  const part = await ask('/media/corporate/video?company=accion', { range: 'bytes=4-7' })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers.get('content-type')).toBe('video/mp4')
  expect(part.headers.get('access-control-allow-origin')).toBe('*')
})

test('redirects to a clip on another host, and reports a missing list', async () => {
  const root = await mkdtemp(join(tmpdir(), 'trip-videos-'))
  const app = newApp({ log: () => {} }).get('/video', corporateVideoFile(root))
  const play = async () => app.request('/video?company=a')
  expect((await play()).status).toBe(503)
  const sample = { src: 'https://cdn.example/a.mp4', title: 'A' }
  await writeFile(join(root, 'videos.json'), JSON.stringify({ default: sample, companies: {} }))
  const answer = await play()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, sample.src])
  await rm(root, { recursive: true })
})

test('serves nothing else there, and accepts no writes', async () => {
  for (const path of ['/media/corporate/', '/media/corporate/nobody.mp4', '/media/corporate/%00']) {
    expect((await ask(path, { accept: 'text/html' })).status).toBe(404)
  }
  expect((await ask('/media/corporate/videos.json', {}, 'PUT')).status).toBe(405)
})

test('shows a clip on its own small page without other hosts', async () => {
  const answer = await ask('/embed/corporate-video/xoriant')
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(titleOf(page)).toBe('Xoriant and Tigertrail Journeys: Kerala by houseboat')
  expect(page).toContain('src="/media/corporate/xoriant.mp4"')
  expect(page).toMatch(/<video[^>]* controls\s+muted\s+playsinline/)
  expect(page).not.toMatch(/https?:/)
  expect(page.length).toBeLessThan(4096)
  expect((await ask('/embed/corporate-video/xoriant', {}, 'HEAD')).status).toBe(200)
  expect((await ask('/embed/corporate-video/xoriant', {}, 'POST')).status).toBe(405)
})

test.each([
  '',
  'nobody',
  'Xoriant',
  'xoriant%20',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '%00',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%22%20onerror=%22x',
  'x'.repeat(5000),
])('shows the default for the odd name %j, without repeating it', async (name) => {
  const answer = await ask(`/embed/corporate-video/${name}`)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(titleOf(page)).toBe('Tigertrail Journeys: wherever your people go')
  expect(page).not.toMatch(/alert|onerror|nobody|xxxx/)
})

test('has no page below a page', async () => {
  expect((await ask('/embed/corporate-video/xoriant/x')).status).toBe(404)
})

test("only the demo's intranet or the configured origins may frame it", async () => {
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy')!
  const policy = policyOf(await ask('/embed/corporate-video/xoriant'))
  expect(policy).toContain(`frame-ancestors 'self' ${serving.origins.intranet}`)
  expect(policy).not.toContain(serving.origins.blog)
  const frameOrigins = ['https://intranet.example']
  const named = await serveForTest({ frameOrigins })
  try {
    const answer = await fetch(`${named.origins.provider}/embed/corporate-video/xoriant`)
    expect(policyOf(answer)).toMatch(/frame-ancestors 'self' https:\/\/intranet\.example$/)
  } finally {
    await named.close()
  }
})

test("escapes the list's texts, allows its hosts, and reports a missing list", async () => {
  const mediaRoot = await mkdtemp(join(tmpdir(), 'trip-videos-'))
  const app = newApp({ log: () => {} }).get(
    '/:name',
    videoFrame({
      mediaRoot,
      frameOrigins: [],
      script: async () => ({ html: '', hash: '' }),
    }),
  )
  const page = async () => app.request('/a')
  expect((await page()).status).toBe(503)
  const sample = { src: 'https://cdn.example/"a".mp4', title: '<b>"A"</b>' }
  await writeFile(
    join(mediaRoot, 'videos.json'),
    JSON.stringify({ default: sample, companies: {} }),
  )
  const answer = await page()
  expect(answer.headers.get('content-security-policy')).toContain(
    "media-src 'self' https://cdn.example;",
  )
  const text = await answer.text()
  expect(text).toContain('src="https://cdn.example/%22a%22.mp4"')
  expect(text).toContain('<title>&lt;b&gt;&quot;A&quot;&lt;/b&gt;</title>')
  await rm(mediaRoot, { recursive: true })
})
