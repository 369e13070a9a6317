import { expect, test } from 'vitest'
import { PHOTO, VIDEO } from '../../contract/values/file-kinds.ts'
import { MAX_PHOTO_SIZE } from '../../contract/values/photos.ts'
import { MAX_VIDEO_SIZE } from '../../contract/values/videos.ts'
import { faultOf } from './file-fault.ts'

const MP4 = '\0\0\0\x18ftypisom'
const JPEG = '\xff\xd8\xff\xe0'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A file that claims the given size. */
function file(name: string, beginning: string, size: number): File {
  const made = new File([bytesOf(beginning)], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}

test.each([
  ['clip.mp4', MP4, 10_240, undefined],
  ['clip.mp4', MP4, MAX_VIDEO_SIZE, undefined],
  ['clip.txt', MP4, 10_240, undefined],
  ['clip.mp4', MP4, 10_239, 'small'],
  ['clip.mp4', MP4, MAX_VIDEO_SIZE + 1, 'large'],
  ['clip.mp4', '', 0, 'small'],
  ['clip.MOV', 'MZ\x90\0', 1000, 'small'],
  ['clip.mp4', 'MZ\x90\0', 20_480, 'type'],
  ['notes.txt', 'Dear diary', 10, 'type'],
  ['photo.jpg', JPEG, 20_480, 'type'],
])('checks the video %s of %j and %i bytes: %s', async (name, beginning, size, fault) => {
  expect(await faultOf(file(name, beginning, size), VIDEO)).toBe(fault)
})

test.each([
  ['photo.jpg', JPEG, 1024, undefined],
  ['photo.jpg', JPEG, 1023, 'small'],
  ['photo.jpg', JPEG, MAX_PHOTO_SIZE + 1, 'large'],
  ['clip.mp4', MP4, 20_480, 'type'],
  ['empty.PNG', '', 0, 'small'],
])('checks the photo %s of %j and %i bytes: %s', async (name, beginning, size, fault) => {
  expect(await faultOf(file(name, beginning, size), PHOTO)).toBe(fault)
})

test('a file deleted since it was chosen is unreadable', async () => {
  const gone = file('clip.mp4', MP4, 20_480)
  const error = new DOMException('It has gone.', 'NotFoundError')
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(error) })
  expect(await faultOf(gone, VIDEO)).toBe('unreadable')
})

test('reads only the beginning of a file', async () => {
  const long = file('clip.mp4', MP4 + ' '.repeat(20_000), MAX_VIDEO_SIZE)
  const asked: unknown[] = []
  const slice = long.slice.bind(long)
  long.slice = (...range) => {
    asked.push(range)
    return slice(...range)
  }
  await faultOf(long, VIDEO)
  expect(asked).toEqual([[0, 64]])
})
