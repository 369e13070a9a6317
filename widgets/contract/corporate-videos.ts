import * as z from 'zod/mini'
import { entriesIn, maybe, words } from './list.ts'

/** A clip and what belongs to it; addresses may be relative to the list that names them. */
const corporateVideo = z.object({
  src: z.string(),
  /** What a screen reader calls the player. */
  title: words,
  poster: maybe(z.string()),
  /** WebVTT, in English. */
  captions: maybe(z.string()),
  /** The day it was put there, YYYY-MM-DD. */
  uploaded: maybe(z.string()),
})
export type CorporateVideo = z.infer<typeof corporateVideo>

/** What belongs to a clip besides itself. */
export type CorporateVideoDetails = Partial<Omit<CorporateVideo, 'src'>>

/** Which company's page plays which clip, and what every other name gets. */
const corporateVideoList = z.object({
  default: corporateVideo,
  companies: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((sent) => entriesIn(corporateVideo, sent)),
  ),
})
export type CorporateVideoList = z.infer<typeof corporateVideoList>

export const corporateVideos = { output: corporateVideoList }
