import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attractions } from './provider/data/seed/attractions.ts'
import { scenePicture } from './scene-pictures.ts'
import { TIMES } from './scenes/palette.ts'
import { scenes } from './scenes/scenes.ts'

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  scenePicture(
    new Request(`http://localhost${address}`, { method, headers }),
    address.slice('/media/scenes'.length),
    {},
  )

const every = Object.keys(scenes).flatMap((scene) =>
  TIMES.map((time) => `/media/scenes/${scene}-${time}.svg`),
)
const named = [...new Set(attractions.flatMap(({ image }) => image))]

test('every picture of an attraction is one that is drawn', () => {
  expect(named.filter((address) => !every.includes(address))).toEqual([])
})

test.each(every)('draws %s: small, well-formed, and of nothing but shapes', async (address) => {
  const answer = ask(address)!
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.byteLength).toBeLessThanOrEqual(12_288)
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['svg', 1200, 900])
  // Ink lies on every spot of the sheet, its corners included.
  const ink = await sharp(bytes).resize(120).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  expect(ink.every((strength) => strength === 255)).toBe(true)
  const svg = bytes.toString()
  expect(svg).toMatch(/<title>[A-Z][^<]+<\/title>/)
  const elements = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, element]) => element))
  expect([...elements].filter((element) => !SHAPES.has(element!))).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\son\w+=|url\(|href="[^#]|style=/)
})

const SHAPES = new Set(['svg', 'title', 'g', 'path', 'circle', 'use'])

test('no two pictures are alike, not even in other inks or under another sun', async () => {
  const texts = await Promise.all(every.map(async (address) => ask(address)!.text()))
  const shapes = texts.map((svg) => svg.replaceAll(/<circle[^>]*>|(fill|stroke)="[^"]*"/g, ''))
  expect(new Set(shapes).size).toBe(every.length)
})

test('serves them to everybody, and nothing to who has them', async () => {
  const answer = ask('/media/scenes/alps-day.svg')!
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  const etag = answer.headers.get('etag')!
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = ask('/media/scenes/alps-day.svg', { 'if-none-match': tag })!
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const head = ask('/media/scenes/alps-day.svg', {}, 'HEAD')!
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect(ask('/media/scenes/alps-day.svg', {}, 'PUT')!.status).toBe(405)
})

test.each([
  '/media/scenes/',
  '/media/scenes/alps.svg',
  '/media/scenes/alps-noon.svg',
  '/media/scenes/nowhere-day.svg',
  '/media/scenes/constructor-day.svg',
  '/media/scenes/alps-day.svg/',
  '/media/scenes/%61lps-day.svg',
  '/media/scenes/%E0%A4%A',
])('has nothing at %s', (path) => {
  expect(ask(path)).toBeUndefined()
})
