// The kinds: what a browser calls each, how their names end, and what people call them. How they begin, by
// which both ends know them, is in file-kinds.ts.
const JPEG = { type: 'image/jpeg', endings: '.jpg,.jpeg', word: 'JPEG' }
const PNG = { type: 'image/png', endings: '.png', word: 'PNG' }

/** Photos of a review: how many, and bytes of each. */
export const MAX_PHOTOS = 10
export const MIN_PHOTO_SIZE = 1024
export const MAX_PHOTO_SIZE = 10 * 1024 * 1024
/** Pixels: more than today's cameras make within the largest file taken. */
export const MAX_PHOTO_PIXELS = 64_000_000

/** How names end that promise a photo, with commas between. */
export const PHOTO_ENDINGS = `${JPEG.endings},${PNG.endings}`

/** What a file picker offers, as `accept` has it. */
export const PHOTO_ACCEPT = `${JPEG.type},${PNG.type}`

/** The kinds as sentences name them. */
export const PHOTO_KINDS_SAID = `${JPEG.word} or ${PNG.word}`
