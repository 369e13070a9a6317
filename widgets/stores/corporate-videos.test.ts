// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CORPORATE_NAMES } from '../contract/companies.ts'
import { corporateVideos as schemas } from '../contract/corporate-videos.ts'
import { corporateVideoPage } from './corporate-video-page.ts'
import { type CorporateVideos, corporateVideos, videoOf } from './corporate-videos.ts'
import { providerOf } from './provider.ts'

const shipped = readFileSync('demo/media/corporate/videos.json', 'utf8')
const list = schemas.output.parse(JSON.parse(shipped))
const provider = providerOf('https://api.example', null, null)
const folder = 'https://api.example/media/corporate/'

test('the list that is shipped knows the six companies and no other', () => {
  expect(Object.keys(list.companies).toSorted()).toEqual(CORPORATE_NAMES.toSorted())
  const clips = CORPORATE_NAMES.map((name) => videoOf(provider, list, name).src)
  expect(clips).toEqual(CORPORATE_NAMES.map((name) => `${folder}${name}.mp4`))
})

test.each([
  '',
  'Xoriant',
  'xoriant ',
  'xoriant%20',
  '%78oriant',
  'xoriant/',
  '../xoriant',
  'default',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '<img>',
  '\ud800',
  '\0',
])('gives the default video for the name %j', (name) => {
  expect(videoOf(provider, list, name)).toEqual({
    src: `${folder}sample.mp4`,
    poster: `${folder}sample.webp`,
    captions: `${folder}sample.vtt`,
    title: list.default.title,
  })
})

test('takes a name from a list that inherits from nothing it says', () => {
  const text = '{"__proto__": {"src": "x.mp4", "title": "x"}}'
  const companies = JSON.parse(text) as object
  const hostile = schemas.output.parse({ default: list.default, companies })
  expect(videoOf(provider, hostile, 'src').title).toBe(list.default.title)
  expect(videoOf(provider, hostile, '__proto__').title).toBe(list.default.title)
})

test('resolves addresses against the list, and drops what is none', () => {
  const clip = { src: 'https://cdn.example/a.mp4', poster: 'http://', title: 'A' }
  expect(videoOf(provider, { default: clip, companies: {} }, 'a')).toEqual({ ...clip, poster: '' })
})

test('knows the page of a video, whatever the name', () => {
  const page = 'https://api.example/embed/corporate-video/'
  expect(corporateVideoPage(provider, 'xoriant')).toBe(`${page}xoriant`)
  expect(corporateVideoPage(provider, 'a/../b?c')).toBe(`${page}default`)
  expect(corporateVideoPage(provider, '\ud800')).toBe(`${page}default`)
})

let asked: string[] = []
let answer: { status: number; body: string }
let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: shipped }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A host of its own for each test, since a list is loaded once for a page. */
let hosts = 0
const newProvider = () => providerOf(`http://127.0.0.${++hosts}:${port}`, null, null)

const settled = ({ $videos }: CorporateVideos) =>
  vi.waitFor(() => {
    expect($videos.get().state).not.toBe('loading')
    return $videos.get()
  })

test('asks once for all companies', async () => {
  const provider = newProvider()
  const videos = corporateVideos(provider)
  expect(videos.$videos.get()).toEqual({ state: 'loading' })
  expect(corporateVideos(provider)).toBe(videos)
  expect(await settled(videos)).toEqual({ state: 'ready', list })
  expect(asked).toEqual(['/media/corporate/videos.json'])
})

test.each([
  ['Broken', { status: 500, body: '' }],
  ['Refused', { status: 404, body: '' }],
  ['Mismatch', { status: 200, body: '<title>Not a list</title>' }],
  ['Mismatch', { status: 200, body: '{"companies": {}}' }],
])('says %s of %o, and loads after all when asked again', async (failure, wrong) => {
  answer = wrong
  const videos = corporateVideos(newProvider())
  expect(await settled(videos)).toEqual({ state: 'failed', failure })
  answer = { status: 200, body: shipped }
  await Promise.all([videos.reload(), videos.reload()])
  expect(videos.$videos.get().state).toBe('ready')
  expect(asked).toHaveLength(2)
})
