import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { failConversion, finishConversion, queuedVideo } from '../../data/media/conversions.ts'
import type { Database } from '../../data/engine/database.ts'
import { storeWithRow } from '../../data/media/pending-media.ts'
import type { Handler } from '../../jobs/handler.ts'
import { Stopped, convertVideo, drawPoster } from './ffmpeg.ts'
import { filmIn } from '../film.ts'
import { type Media, newMediaName } from '../media.ts'
import { redraw } from '../photos.ts'

/**
 * Converts the videos of testimonials, whose uuid is the key of their job. Failures of the store, the disk or the
 * program are no attempts. A stop aborts a conversion, and the next start or another instance repeats it.
 */
export function videoHandler(
  database: Database,
  media: Pick<Media, 'store' | 'incoming'>,
  ffmpeg: string,
): Handler {
  return {
    backoff: () => 60,
    // A video that ends its process isn't retried forever.
    giveUpAfter: { tries: 3 },
    async run({ key, signal, finish }) {
      const sent = await queuedVideo(database, key)
      if (sent === undefined) return undefined
      const folder = await mkdtemp(join(media.incoming, 'convert-'))
      try {
        const made = await madeIn(folder, sent, media, ffmpeg, signal)
        if (!made) return { failure: 'UNREADABLE', isFinal: true }
        const { video, poster } = made
        const files = [
          { name: `videos/${video}.mp4`, path: join(folder, 'video.mp4') },
          { name: `photos/${poster}.webp`, path: join(folder, 'poster.webp') },
          { name: `photos/${poster}-small.webp`, path: join(folder, 'poster-small.webp') },
        ]
        const [film, still] = [`/media/videos/${video}.mp4`, `/media/photos/${poster}.webp`]
        await storeWithRow(database, media.store, files, async (queries) => {
          if (!(await finishConversion(queries, key, sent, film, still))) return false
          await finish(queries)
          return true
        })
        return undefined
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    gaveUp: (queries, { key }) => failConversion(queries, key),
  }
}

async function madeIn(
  folder: string,
  sent: string,
  { store }: Pick<Media, 'store'>,
  ffmpeg: string,
  signal: AbortSignal,
): Promise<{ video: string; poster: string } | undefined> {
  const medium = await store.open(sent.slice('/media/'.length))
  if (!medium) return undefined
  const source = join(folder, 'source')
  const target = join(folder, 'video.mp4')
  const picture = join(folder, 'picture.png')
  await pipeline(medium.read(0, medium.size - 1), createWriteStream(source), { signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? new Stopped() : error
    },
  )
  const format = sent.endsWith('.webm') ? 'matroska' : 'mov'
  if (!(await convertVideo(ffmpeg, source, format, target, signal))) return undefined
  // Checks the output too, whatever the exit code says.
  const film = (await stat(target)).size > 0 ? await filmIn(target, 'mp4') : undefined
  if (!film?.isPlayable) return undefined
  if (!(await drawPoster(ffmpeg, target, picture, signal))) return undefined
  if (await redraw(picture, join(folder, 'poster'))) return undefined
  return { video: newMediaName(), poster: newMediaName() }
}
