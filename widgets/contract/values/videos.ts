const MP4 = { type: 'video/mp4', endings: '.mp4,.m4v', word: 'MP4' }
const MOV = { type: 'video/quicktime', endings: '.mov', word: 'MOV' }
const WEBM = { type: 'video/webm', endings: '.webm', word: 'WebM' }

/** Bytes. */
export const MIN_VIDEO_SIZE = 10 * 1024
export const MAX_VIDEO_SIZE = 200 * 1024 * 1024

/** File name extensions, separated by commas. */
export const VIDEO_ENDINGS = `${MP4.endings},${MOV.endings},${WEBM.endings}`

/** The `accept` attribute of the file picker. Includes extensions, because some systems don't know video types. */
export const VIDEO_ACCEPT = `${MP4.type},${MOV.type},${WEBM.type},${VIDEO_ENDINGS}`

export const VIDEO_KINDS_SAID = `${MP4.word}, ${MOV.word} or ${WEBM.word}`

export const VIDEO_TYPES = { mp4: MP4.type, mov: MOV.type, webm: WEBM.type }
