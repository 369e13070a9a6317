import { MAX_PHOTOS } from './photos.ts'

/**
 * What is wrong with a file, in one word: the value under its field's name in a refusal's `fields`.
 * - `required`: it is not there; for photos, a number was left out (`files2` between 1 and 3).
 * - `invalid`: a field that takes no file, or one that was sent twice.
 * - `type`: what is in it is none of the kinds taken, whatever it is called.
 * - `small`, `large`: fewer or more bytes than the limits.
 * - `many`: one more than the limit.
 * - `pixels`: a photo with more pixels than the limit.
 * - `unreadable`: it broke off, is damaged, has something appended, or cannot be decoded.
 * - `unplayable`: a video whose codec browsers don't decode, sent to a provider that doesn't convert videos.
 */
export type FileFault =
  | 'required'
  | 'invalid'
  | 'type'
  | 'small'
  | 'large'
  | 'many'
  | 'pixels'
  | 'unreadable'
  | 'unplayable'

/** The part of a testimonial's form that is the video, and the one that is the JSON. */
export const VIDEO_FIELD = 'video'
export const DATA_FIELD = 'data'

/** The part of a review's form that is its photo, counted from 1: 'files1'. */
/* @__NO_SIDE_EFFECTS__ */
export function photoField(number: number): string {
  return `files${number}`
}

/** The names of all photos that a review may have. */
export const PHOTO_FIELDS = /* @__PURE__ */ [...Array(MAX_PHOTOS).keys()].map((index) =>
  photoField(index + 1),
)

/** Longest edge of a stored photo and of its thumbnail, in pixels. */
export const PHOTO_EDGE = 1600
export const THUMBNAIL_EDGE = 320

/**
 * Where the thumbnail of a visitor's photo is: '…/media/photos/1f….webp' has '…/1f…-small.webp' beside
 * it. Pictures that no visitor sent have none, and are answered as they are.
 */
/* @__NO_SIDE_EFFECTS__ */
export function thumbnailOf(photo: string): string {
  return photo.replace(/(\/media\/photos\/[\da-f]{32})(?=\.webp$)/, '$1-small')
}
