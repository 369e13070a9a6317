// The kinds, in the same words as those of photos.
const MP4 = { type: 'video/mp4', endings: '.mp4,.m4v', word: 'MP4' }
const MOV = { type: 'video/quicktime', endings: '.mov', word: 'MOV' }
const WEBM = { type: 'video/webm', endings: '.webm', word: 'WebM' }

/** The one video of a testimonial, in bytes. */
export const MIN_VIDEO_SIZE = 10 * 1024
export const MAX_VIDEO_SIZE = 200 * 1024 * 1024

/** How names end that promise a video, with commas between. */
export const VIDEO_ENDINGS = `${MP4.endings},${MOV.endings},${WEBM.endings}`

/** What a file picker offers, as `accept` has it. Not every system knows the types of videos. */
export const VIDEO_ACCEPT = `${MP4.type},${MOV.type},${WEBM.type},${VIDEO_ENDINGS}`

/** The kinds as sentences name them. */
export const VIDEO_KINDS_SAID = `${MP4.word}, ${MOV.word} or ${WEBM.word}`

/** Media types by kind. */
export const VIDEO_TYPES = { mp4: MP4.type, mov: MOV.type, webm: WEBM.type }
