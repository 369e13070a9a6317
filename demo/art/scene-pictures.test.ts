import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attractions } from '../provider/data/seed/attractions.ts'
import { scenePicture } from './scene-pictures.ts'
import { TIMES } from './scenes/palette.ts'
import { scenes } from './scenes/scenes.ts'

const FOLDER = '/media/scenes/'
const draw = (address: string) => scenePicture(address.slice(FOLDER.length))

const every = Object.keys(scenes).flatMap((scene) =>
  TIMES.map((time) => `${FOLDER}${scene}-${time}.svg`),
)
const named = [...new Set(attractions.flatMap(({ image }) => image))]

test('every picture of an attraction exists', () => {
  expect(named.filter((address) => !every.includes(address))).toEqual([])
})

test.each(every)('renders %s small, well-formed and only with shapes', async (address) => {
  const svg = draw(address)!
  const bytes = Buffer.from(svg)
  expect(bytes.byteLength).toBeLessThanOrEqual(14_336)
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['svg', 1200, 900])
  // The picture must cover the whole sheet, corners included.
  const ink = await sharp(bytes).resize(120).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  expect(ink.every((strength) => strength === 255)).toBe(true)
  expect(svg).toMatch(/<title>[A-Z][^<]+<\/title>/)
  const elements = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, element]) => element))
  expect([...elements].filter((element) => !SHAPES.has(element!))).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\son\w+=|url\(|href="[^#]|style=/)
})

const SHAPES = new Set(['svg', 'title', 'style', 'g', 'path', 'circle', 'use'])

test('no two pictures are alike, not even in other inks or under another sun', () => {
  const shapes = every.map((address) =>
    draw(address)!.replaceAll(/<style>.*<\/style>|<circle[^>]*>|(fill|stroke|class)="[^"]*"/g, ''),
  )
  expect(new Set(shapes).size).toBe(every.length)
})

test.each([
  '',
  'alps.svg',
  'alps-noon.svg',
  'nowhere-day.svg',
  'constructor-day.svg',
  'alps-day.svg/',
  '%61lps-day.svg',
])('returns nothing for %j', (name) => {
  expect(scenePicture(name)).toBeUndefined()
})
