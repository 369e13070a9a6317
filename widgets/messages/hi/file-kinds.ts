import { PHOTO_KINDS_SAID } from '../../contract/values/photos.ts'
import { VIDEO_KINDS_SAID } from '../../contract/values/videos.ts'

const inHindi = (kinds: string) => kinds.replace(' or ', ' या ')

export const photoKinds = inHindi(PHOTO_KINDS_SAID)
export const videoKinds = inHindi(VIDEO_KINDS_SAID)
