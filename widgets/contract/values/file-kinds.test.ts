import { expect, test } from 'vitest'
import { kindOf } from './file-kinds.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\0\0\0\x18ftypisom', 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'mov'],
  ['\x1a\x45\xdf\xa3\x01\0\0\0\x42\x82\x84webm', 'webm'],
  ['\x1a\x45\xdf\xa3\x01\0\0\0\x42\x82\x88matroska', undefined],
  ['\0\0\0\x18ftypheic', undefined],
  ['\0\0\0\x18ftypM4A ', undefined],
  ['MZ\x90\0', undefined],
  ['', undefined],
])('detects a file that begins with %j as %s', (beginning, kind) => {
  expect(kindOf(bytesOf(beginning))).toBe(kind)
})
