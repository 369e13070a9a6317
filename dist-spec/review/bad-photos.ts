import {
  beginning,
  bomb,
  brokenOff,
  clip,
  jpeg,
  jpegOf,
  noise,
  png,
  zip,
} from '../support/bad-bytes.ts'
import type { BadFile, Fault } from '../support/bad-files.ts'

const KB = 1024
const LARGEST = 10 * KB * KB
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Detected by a browser that can decode it, otherwise by the provider. */
const DAMAGED: Row[] = [
  ['a PNG that is damaged within', 'damaged.png', async () => (await png()).fill(0, 900, 990)],
]

export const PHOTOS: BadFile[] = [
  ...bad('small', [
    ['nothing at all', 'empty.jpg', () => Buffer.alloc(0)],
    ['a single byte', 'one.png', () => Buffer.alloc(1)],
    ['one byte less than the smallest', 'small.jpg', () => jpegOf(KB - 1)],
  ]),
  {
    ...bad('large', [['one byte more than the largest', 'large.jpg', jpeg]])[0]!,
    size: LARGEST + 1,
  },
  ...bad('type', [
    ['a JPEG without its first bytes', 'headless.jpg', async () => (await jpeg()).fill(0, 0, 4)],
    ['a program', 'setup.png', () => beginning('MZ\x90\0\x03\0\0\0')],
    ['a drawing', 'drawing.png', () => beginning(SVG)],
    ['a page', 'page.jpg', () => beginning('<!doctype html><script>alert(1)</script>')],
    ['a document', 'offer.jpg', () => beginning('%PDF-1.7\n')],
    ['an archive', 'photos.png', () => beginning('PK\x03\x04\x14\0')],
    ['a GIF', 'cat.gif', () => noise().gif().toBuffer()],
    ['a GIF with another name', 'cat.png', () => noise().gif().toBuffer()],
    ['a WebP with another name', 'webp.jpg', () => noise().webp({ quality: 90 }).toBuffer()],
    ['a photo of a telephone', 'heic.jpg', () => beginning('\0\0\0\x18ftypheic\0\0\0\0')],
    ['an AVIF', 'photo.avif', () => beginning('\0\0\0\x1cftypavif\0\0\0\0')],
    ['a video', 'clip.jpg', clip],
    ['a few words', 'notes.txt', () => Buffer.from('Dear diary')],
  ]),
  ...bad('unreadable', [
    ['a JPEG that broke off', 'half.jpg', () => brokenOff(jpeg())],
    ['a PNG that broke off', 'half.png', () => brokenOff(png())],
    [
      'the beginning of a JPEG before something else',
      'noise.jpg',
      () => beginning('\xff\xd8\xff\xe0'),
    ],
    ...DAMAGED,
  ]),
  ...bad('pixels', [['a PNG of 20,000 by 20,000 pixels', 'bomb.png', () => bomb(20_000)]]),
  ...bad('unreadable', DAMAGED).map((file) => Object.assign(file, { late: true as const })),
  ...strange([
    ['the smallest photo', 'small.jpg', () => jpegOf(KB)],
    ['a JPEG that is an archive too', 'both.jpg', async () => Buffer.concat([await jpeg(), zip()])],
    ['a JPEG with a script in it', 'page.jpg', () => jpegOf(4 * KB, '<script>alert(1)</script>')],
    ['a JPEG that says where it was taken', 'gps.jpg', withPlace],
    ['a JPEG of four inks', 'print.jpg', () => noise().toColourspace('cmyk').jpeg().toBuffer()],
    ['a JPEG called PNG', 'photo.png', jpeg],
    ['a name of 300 characters', `${'long-'.repeat(59)}a.jpg`, jpeg],
    ['a name that turns itself around', 'photo-\u202egpj.exe.jpg', jpeg],
    ['a name from right to left', 'رحلة إلى الهند.jpg', jpeg],
    ['a name that is a path', '../../etc/passwd.png', png],
    ['a name that is markup', '<img src=x onerror=alert(1)>.png', png],
    ['a name in capitals', 'PHOTO.JPG', jpeg],
  ]),
]

type Row = [what: string, name: string, make: BadFile['make']]

function strange(rows: Row[]): BadFile[] {
  return rows.map(([what, name, make]) => ({ what, widget: 'review', name, make }))
}

function bad(fault: Fault, rows: Row[]): BadFile[] {
  return rows.map(([what, name, make]) => ({ what, widget: 'review', name, make, fault }))
}

/** A photo with the GPS data of Pune, as written by phones. */
function withPlace(): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSLongitudeRef: 'E' }
  return noise()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { ...place, GPSLongitude: '73/1 51/1 24/1' } })
    .jpeg()
    .toBuffer()
}
