import { MAX_PHOTOS } from './photos.ts'

/**
 * Error of a file in one word, the value under its field's name in a refusal's `fields`.
 * - `required`: missing; for photos, a number was skipped (`files2` between 1 and 3).
 * - `invalid`: a field that accepts no file, or one that was sent twice.
 * - `type`: the content is not one of the accepted kinds, regardless of the file's name.
 * - `small`, `large`: below or above the size limits.
 * - `many`: more files than allowed.
 * - `pixels`: a photo with more pixels than the limit.
 * - `unreadable`: incomplete, damaged, with trailing data, or not decodable.
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

export const VIDEO_FIELD = 'video'
export const DATA_FIELD = 'data'

/** End of the name of a text field that names an upload instead of having the file. */
export const UPLOADED = '_upload'

/** From 1: 'files1'. */
/* @__NO_SIDE_EFFECTS__ */
export function photoField(number: number): string {
  return `files${number}`
}

export const PHOTO_FIELDS = /* @__PURE__ */ [...Array(MAX_PHOTOS).keys()].map((index) =>
  photoField(index + 1),
)

/** Longest edge in pixels. */
export const PHOTO_EDGE = 1600
export const THUMBNAIL_EDGE = 320

/**
 * '…/media/photos/1f….webp' has the thumbnail '…/1f…-small.webp'. Other images have none and are returned unchanged.
 */
/* @__NO_SIDE_EFFECTS__ */
export function thumbnailOf(photo: string): string {
  return photo.replace(/(\/media\/photos\/[\da-f]{32})(?=\.webp$)/, '$1-small')
}
