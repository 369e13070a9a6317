import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePicture } from './share-picture.ts'

test.each(['alps-day', 'forest-tiger-dawn', 'marble-tomb-dusk'])(
  'renders %s as a small PNG of 1200 by 630',
  async (name) => {
    const png = (await sharePicture(`${name}.png`))!
    const { format, width, height, hasAlpha } = await sharp(png).metadata()
    expect([format, width, height, hasAlpha]).toEqual(['png', 1200, 630, false])
    expect(png.byteLength).toBeLessThan(200_000)
    const { entropy } = await sharp(png).stats()
    expect(entropy).toBeGreaterThan(1)
  },
)

test('renders each picture once for all callers', async () => {
  const [one, other] = await Promise.all([
    sharePicture('dunes-fort-day.png'),
    sharePicture('dunes-fort-day.png'),
  ])
  expect(one).toBeDefined()
  expect(other).toBe(one)
})

test.each([
  '',
  'alps.png',
  'alps-noon.png',
  'alps-day.svg',
  'constructor-day.png',
  '../alps-day.png',
])('returns nothing for %j', async (name) => {
  expect(await sharePicture(name)).toBeUndefined()
})
