import { element, movWithPlaces, webm } from '../../demo/provider/testing/video-for-test.ts'
import { beginning, brokenOff, clip, mp4Of, zip } from '../support/bad-bytes.ts'
import type { BadFile, Fault } from '../support/bad-files.ts'

const KB = 1024
const LARGEST = 200 * KB * KB

export const VIDEOS: BadFile[] = [
  ...bad('small', [
    ['nothing at all', 'empty.mp4', () => Buffer.alloc(0)],
    ['a single byte', 'one.mov', () => Buffer.alloc(1)],
    ['one byte less than the smallest', 'short.mp4', () => mp4Of(10 * KB - 1)],
    ['a beginning of zeros', 'zeros.webm', () => Buffer.alloc(5000)],
  ]),
  {
    ...bad('large', [['one byte more than the largest', 'long.mp4', clip]])[0]!,
    size: LARGEST + 1,
  },
  ...bad('type', [
    ['zeros', 'clip.mp4', () => Buffer.alloc(20_480)],
    [
      'zeros with a long name that turns itself around',
      `\u202e${'long-'.repeat(59)}.mp4`,
      () => Buffer.alloc(20_480),
    ],
    ['a program', 'setup.mp4', () => beginning('MZ\x90\0\x03\0\0\0')],
    ['a text', 'notes.mov', () => beginning('Dear diary, ')],
    ['a page', 'page.webm', () => beginning('<!doctype html><script>alert(1)</script>')],
    ['a document', 'offer.mp4', () => beginning('%PDF-1.7\n')],
    ['an archive', 'films.mov', () => beginning('PK\x03\x04\x14\0')],
    ['a moving picture', 'cat.webm', () => beginning('GIF89a')],
    ['a photo of a telephone', 'photo.mov', () => beginning('\0\0\0\x18ftypheic\0\0\0\0')],
    ['a film of another container', 'clip.avi', () => beginning('RIFF\0\0\0\0AVI LIST')],
    ['a Matroska film', 'clip.webm', () => matroska()],
    ['sound alone', 'song.mp4', () => beginning('\0\0\0\x18ftypM4A \0\0\0\0')],
    ['a few words', 'notes.txt', () => Buffer.from('Dear diary')],
  ]),
  ...bad('unreadable', [
    ['an mp4 that broke off', 'half.mp4', () => brokenOff(clip())],
    ['a WebM that broke off', 'half.webm', () => brokenOff(webm('title'))],
    ['an mp4 that is an archive too', 'both.mp4', async () => Buffer.concat([await clip(), zip()])],
    ['an mp4 without a picture', 'dark.mp4', () => beginning('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
  ]),
  ...strange([
    ['the smallest video', 'short.mp4', () => mp4Of(10 * KB)],
    ['a name of 300 characters', `${'long-'.repeat(59)}a.mp4`, clip],
    ['a name that turns itself around', 'clip-\u202e4pm.exe.mp4', clip],
    ['a name from right to left', 'رحلة إلى الهند.mp4', clip],
    ['a name that is a path', '../../etc/passwd.mp4', clip],
    ['a name that is markup', '<img src=x onerror=alert(1)>.mp4', clip],
    ['a name in capitals', 'CLIP.MP4', clip],
    ['no ending', 'clip', clip],
    ['another ending', 'clip.txt', clip],
    ['a mov that says where it was taken', 'gps.mov', () => movWithPlaces('+18.5204+073.8567/')],
    ['a WebM as a browser records it', 'live.webm', () => webm('title', true)],
  ]),
]

type Row = [what: string, name: string, make: BadFile['make']]

function strange(rows: Row[]): BadFile[] {
  return rows.map(([what, name, make]) => ({ what, widget: 'testimonial', name, make }))
}

function bad(fault: Fault, rows: Row[]): BadFile[] {
  return rows.map(([what, name, make]) => ({ what, widget: 'testimonial', name, make, fault }))
}

function matroska(): Buffer {
  const head = element('1a45dfa3', element('4282', 'matroska'))
  return Buffer.concat([head, beginning('', 20_480)])
}
