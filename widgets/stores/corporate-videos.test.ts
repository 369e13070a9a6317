// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CORPORATE_NAMES } from '../contract/companies.ts'
import { corporateVideos as schemas } from '../contract/corporate-videos.ts'
import {
  corporateVideoAddress,
  corporateVideoDetails,
  corporateVideoPage,
} from './corporate-video.ts'
import { corporateVideos, videoOf } from './corporate-videos.ts'
import { providerOf } from './provider.ts'

const shipped = readFileSync('demo/provider/media/corporate/videos.json', 'utf8')
const list = schemas.output.parse(JSON.parse(shipped))
const provider = providerOf('https://api.example', null, null)
const folder = 'https://api.example/media/corporate/'

test('the shipped list has exactly the six companies', () => {
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
    uploaded: list.default.uploaded,
  })
})

test('ignores a __proto__ entry of the list', () => {
  const text = '{"__proto__": {"src": "x.mp4", "title": "x"}}'
  const companies = JSON.parse(text) as object
  const hostile = schemas.output.parse({ default: list.default, companies })
  expect(videoOf(provider, hostile, 'src').title).toBe(list.default.title)
  expect(videoOf(provider, hostile, '__proto__').title).toBe(list.default.title)
})

test('resolves addresses against the list and drops invalid ones', () => {
  const clip = { src: 'https://cdn.example/a.mp4', poster: 'http://', title: 'A' }
  expect(videoOf(provider, { default: clip, companies: {} }, 'a')).toEqual({ ...clip, poster: '' })
})

test('encodes any name in the address of a video', () => {
  const address = 'https://api.example/media/corporate/video?company='
  expect(corporateVideoAddress(provider, 'xoriant')).toBe(`${address}xoriant`)
  expect(corporateVideoAddress(provider, 'a/../b?c&d')).toBe(`${address}a%2F..%2Fb%3Fc%26d`)
  expect(corporateVideoAddress(provider, '\ud800')).toBe(`${address}%EF%BF%BD`)
})

test('falls back to the default page for unsafe names', () => {
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

/** A new host per test, because a list loads only once per page. */
let hosts = 0
const newProvider = () => providerOf(`http://127.0.0.${++hosts}:${port}`, null, null)

test('requests the list once for all companies', async () => {
  const provider = newProvider()
  const [xoriant, accion] = await Promise.all([
    corporateVideoDetails(provider, 'xoriant'),
    corporateVideoDetails(provider, 'accion'),
  ])
  const { origin } = provider
  expect(xoriant).toEqual({
    title: list.companies['xoriant']!.title,
    uploaded: list.companies['xoriant']!.uploaded,
    poster: `${origin}/media/corporate/xoriant.webp`,
    captions: `${origin}/media/corporate/xoriant.vtt`,
  })
  expect(accion.title).toBe(list.companies['accion']!.title)
  expect(await corporateVideos(provider)).toEqual(list)
  expect(asked).toEqual(['/media/corporate/videos.json'])
})

test.each([
  { status: 500, body: '' },
  { status: 404, body: '' },
  { status: 200, body: '<title>Not a list</title>' },
  { status: 200, body: '{"companies": {}}' },
])('has no details after %o and requests the list again on the next call', async (wrong) => {
  answer = wrong
  const provider = newProvider()
  expect(await corporateVideoDetails(provider, 'xoriant')).toEqual({})
  answer = { status: 200, body: shipped }
  expect(await corporateVideoDetails(provider, 'xoriant')).toHaveProperty('title')
  expect(asked).toHaveLength(2)
})
