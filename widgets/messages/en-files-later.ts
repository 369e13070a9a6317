import {
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIZE,
  MAX_PHOTOS,
  MIN_PHOTO_SIZE,
  PHOTO_KINDS_SAID,
} from '../contract/values/photos.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE, VIDEO_KINDS_SAID } from '../contract/values/videos.ts'
import { sizeText } from './size-text.ts'

export interface FileWords {
  one: string
  many: string
  types: string
  smallest: string
  largest: string
  /** Number of files. */
  most: number
}

export const video: FileWords = {
  one: 'video',
  many: 'video',
  types: VIDEO_KINDS_SAID,
  smallest: sizeText(MIN_VIDEO_SIZE),
  largest: sizeText(MAX_VIDEO_SIZE),
  most: 1,
}

export const photo: FileWords = {
  one: 'photo',
  many: 'photos',
  types: PHOTO_KINDS_SAID,
  smallest: sizeText(MIN_PHOTO_SIZE),
  largest: sizeText(MAX_PHOTO_SIZE),
  most: MAX_PHOTOS,
}

/**
 * Message for a file's fault (contract/values/files.ts). `more` is the number of other files that were not added because of
 * the limit.
 */
export function fileFaultText(fault: string, fileName: string, words: FileWords, more = 0): string {
  const { one, many, types, smallest, largest, most } = words
  const name = quoted(fileName)
  if (fault === 'type') return `${name} has the wrong type. Please use ${types}.`
  if (fault === 'small') return `${name} is too small. The minimum for a ${one} is ${smallest}.`
  if (fault === 'large') return `${name} is too large. The maximum for a ${one} is ${largest}.`
  if (fault === 'many') {
    const left = more > 0 ? `${name} and ${more} more were` : `${name} was`
    return `${left} not added. The maximum is ${most} ${many}.`
  }
  if (fault === 'pixels') {
    return `${name} has too many pixels. The maximum is ${MAX_PHOTO_PIXELS / 1e6} megapixels. Save a smaller copy and choose that.`
  }
  if (fault === 'unplayable') {
    return `${name} is in a format that most browsers can’t play. ${PLAYABLE}`
  }
  return `${name} could not be read. Please choose another ${one} (${types}).`
}

const PLAYABLE =
  'On an iPhone, choose Settings > Camera > Formats > Most Compatible and record it again. Elsewhere, save it as MP4 with H.264.'

/** Note about a chosen video that can be sent all the same. */
export const undecodable = (format: string) =>
  `This browser can’t play this video, because its format is ${format}. You can send it, but we may not be able to use it. ${PLAYABLE}`

/** Characters. */
const LONGEST = 40

/** Bidirectional control characters, which can make one name look like another. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A file name in a sentence, shortened in the middle. */
function quoted(name: string): string {
  const letters = [...name.replaceAll(TURNS, '')]
  const half = LONGEST / 2
  const short =
    letters.length > LONGEST
      ? `${letters.slice(0, half).join('')}…${letters.slice(-half).join('')}`
      : letters.join('')
  return `\u2068${short}\u2069`
}
