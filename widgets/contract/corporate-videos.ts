import * as z from 'zod/mini'

/** A clip and what belongs to it; addresses may be relative to the list that names them. */
const corporateVideo = z.object({
  src: z.string(),
  /** What a screen reader calls the player. */
  title: z.string(),
  poster: z.optional(z.string()),
  /** WebVTT, in English. */
  captions: z.optional(z.string()),
})
export type CorporateVideo = z.infer<typeof corporateVideo>

/** Which company's page plays which clip, and what every other name gets. */
const corporateVideoList = z.object({
  default: corporateVideo,
  companies: z.record(z.string(), corporateVideo),
})
export type CorporateVideoList = z.infer<typeof corporateVideoList>

export const corporateVideos = { output: corporateVideoList }
