import { PHOTO_KINDS_SAID } from '../../contract/values/photos.ts'
import { VIDEO_KINDS_SAID } from '../../contract/values/videos.ts'

const inArabic = (kinds: string) => kinds.replaceAll(/, | or /g, ' أو ')

export const photoKinds = inArabic(PHOTO_KINDS_SAID)
export const videoKinds = inArabic(VIDEO_KINDS_SAID)
