import { expect, test } from 'vitest'
import { PHOTO_FIELDS, thumbnailOf } from './files.ts'

test('names ten photos, counted from 1', () => {
  expect(PHOTO_FIELDS).toHaveLength(10)
  expect([PHOTO_FIELDS[0], PHOTO_FIELDS[9]]).toEqual(['files1', 'files10'])
})

test("a visitor's photo has a thumbnail, and other pictures are their own", () => {
  const photo = `https://trips.example/media/photos/${'0f'.repeat(16)}`
  expect(thumbnailOf(`${photo}.webp`)).toBe(`${photo}-small.webp`)
  for (const other of ['/media/scenes/alps.svg', `${photo}-small.webp`, `${photo}.webp?x=1`, '']) {
    expect(thumbnailOf(other)).toBe(other)
  }
})
