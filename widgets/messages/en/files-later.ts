import {
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIZE,
  MAX_PHOTOS,
  MIN_PHOTO_SIZE,
  PHOTO_KINDS_SAID,
} from '../../contract/values/photos.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE, VIDEO_KINDS_SAID } from '../../contract/values/videos.ts'
import { shortName } from '../short-name.ts'
import { sizeText } from './size-text.ts'

const WORDS = {
  video: {
    one: 'video',
    many: 'video',
    types: VIDEO_KINDS_SAID,
    smallest: sizeText(MIN_VIDEO_SIZE),
    largest: sizeText(MAX_VIDEO_SIZE),
    most: 1,
  },
  photo: {
    one: 'photo',
    many: 'photos',
    types: PHOTO_KINDS_SAID,
    smallest: sizeText(MIN_PHOTO_SIZE),
    largest: sizeText(MAX_PHOTO_SIZE),
    most: MAX_PHOTOS,
  },
}

function faultText(fault: string, fileName: string, kind: keyof typeof WORDS, more = 0): string {
  const { one, many, types, smallest, largest, most } = WORDS[kind]
  const name = shortName(fileName)
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

export const files = {
  id: 'files' as const,
  size: sizeText,
  /**
   * Message for a file's fault (contract/values/files.ts). `more` is the number of other files that were not added because of
   * the limit.
   */
  fault: faultText,
  /** Note about a chosen video that can be sent all the same. */
  undecodable: (format: string) =>
    `This browser can’t play this video, because its format is ${format}. You can send it, but we may not be able to use it. ${PLAYABLE}`,
}
