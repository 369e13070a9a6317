// Media types, extensions and display names. Signatures are in file-kinds.ts.
const JPEG = { type: 'image/jpeg', endings: '.jpg,.jpeg', word: 'JPEG' }
const PNG = { type: 'image/png', endings: '.png', word: 'PNG' }

/** Photos of a review, and bytes of each. */
export const MAX_PHOTOS = 10
export const MIN_PHOTO_SIZE = 1024
export const MAX_PHOTO_SIZE = 10 * 1024 * 1024
/** Pixels. More than today's cameras produce within the size limit. */
export const MAX_PHOTO_PIXELS = 64_000_000

/** File name extensions, separated by commas. */
export const PHOTO_ENDINGS = `${JPEG.endings},${PNG.endings}`

/** The `accept` attribute of the file picker. */
export const PHOTO_ACCEPT = `${JPEG.type},${PNG.type}`

export const PHOTO_KINDS_SAID = `${JPEG.word} or ${PNG.word}`
