import * as z from 'zod/mini'
import { entriesIn, maybe, words } from './list.ts'

/** A video with its title, poster and captions. Addresses may be relative to the list. */
const corporateVideo = z.object({
  src: z.string(),
  /** Accessible name of the player. */
  title: words,
  poster: maybe(z.string()),
  /** WebVTT file, in English. */
  captions: maybe(z.string()),
  /** Day of upload, YYYY-MM-DD. */
  uploaded: maybe(z.string()),
})
export type CorporateVideo = z.infer<typeof corporateVideo>

export type CorporateVideoDetails = Partial<Omit<CorporateVideo, 'src'>>

/** Videos by company, and the default for all other names. */
const corporateVideoList = z.object({
  default: corporateVideo,
  companies: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((sent) => entriesIn(corporateVideo, sent)),
  ),
})
export type CorporateVideoList = z.infer<typeof corporateVideoList>

export const corporateVideos = { output: corporateVideoList }
