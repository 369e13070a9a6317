import { expect, test } from 'vitest'
import { PHOTO_FIELDS, thumbnailOf } from './files.ts'
import { PHOTO_ACCEPT, PHOTO_KINDS_SAID } from './photos.ts'
import { VIDEO_ACCEPT, VIDEO_KINDS_SAID } from './videos.ts'

test('names ten photos, counted from 1', () => {
  expect(PHOTO_FIELDS).toHaveLength(10)
  expect([PHOTO_FIELDS[0], PHOTO_FIELDS[9]]).toEqual(['files1', 'files10'])
})

test('only photos of visitors have a thumbnail', () => {
  const photo = `https://trips.example/media/photos/${'0f'.repeat(16)}`
  expect(thumbnailOf(`${photo}.webp`)).toBe(`${photo}-small.webp`)
  for (const other of ['/media/scenes/alps.svg', `${photo}-small.webp`, `${photo}.webp?x=1`, '']) {
    expect(thumbnailOf(other)).toBe(other)
  }
})

test('lists the accepted kinds for file pickers and for people', () => {
  expect([PHOTO_ACCEPT, PHOTO_KINDS_SAID]).toEqual(['image/jpeg,image/png', 'JPEG or PNG'])
  expect([VIDEO_ACCEPT, VIDEO_KINDS_SAID]).toEqual([
    'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm',
    'MP4, MOV or WebM',
  ])
})
