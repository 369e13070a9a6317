import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type Conversion,
  claimConversion,
  failConversion,
  finishConversion,
  postponeConversion,
  renewClaim,
} from '../../data/media/conversions.ts'
import type { Database } from '../../data/engine/database.ts'
import { storeWithRow } from '../../data/media/pending-media.ts'
import type { Settings } from '../../settings/settings.ts'
import { Stopped, convertVideo, drawPoster } from './ffmpeg.ts'
import { filmIn } from '../film.ts'
import { type Media, newMediaName } from '../media.ts'
import { redraw } from '../photos.ts'

/** Ms between two polls of the queue, and between two renewals of a claim. */
const LOOK = 2000
const RENEW = 20_000

/** Seconds until a retry after a failure of the store, the disk or the program, but not of the video. */
const AGAIN = 60

export interface Converting {
  /** Aborts the current conversion; the next start or another instance repeats it. */
  stop(): Promise<void>
}

export function startConverting(
  database: Database,
  media: Pick<Media, 'store' | 'incoming'>,
  { ffmpeg, log }: Pick<Settings, 'ffmpeg' | 'log'>,
): Converting {
  if (ffmpeg === undefined) return { stop: async () => {} }
  const control = new AbortController()
  const { signal } = control
  let round: Promise<void> | undefined
  const work = async () => {
    while (!signal.aborted && (await convertNext(database, media, ffmpeg, signal)));
  }
  const look = () => {
    round ??= work()
      .catch((error: unknown) => log('a video could not be converted', { error }))
      .finally(() => (round = undefined))
  }
  const timer = setInterval(look, LOOK)
  timer.unref()
  look()
  return {
    async stop() {
      control.abort()
      clearInterval(timer)
      await round
    },
  }
}

/** Converts one video. Returns false if none is queued. */
async function convertNext(
  database: Database,
  media: Pick<Media, 'store' | 'incoming'>,
  ffmpeg: string,
  signal: AbortSignal,
): Promise<boolean> {
  const claimed = await claimConversion(database)
  if (!claimed) return false
  const lost = new AbortController()
  const renewal = setInterval(() => {
    renewClaim(database, claimed).then(
      (kept) => kept || lost.abort(),
      // The claim lasts for two more renewals.
      () => {},
    )
  }, RENEW)
  const folder = await mkdtemp(join(media.incoming, 'convert-'))
  try {
    const either = AbortSignal.any([signal, lost.signal])
    const made = await madeIn(folder, claimed, media, ffmpeg, either)
    if (!made) await failConversion(database, claimed)
    else {
      const { video, poster } = made
      const files = [
        { name: `videos/${video}.mp4`, path: join(folder, 'video.mp4') },
        { name: `photos/${poster}.webp`, path: join(folder, 'poster.webp') },
        { name: `photos/${poster}-small.webp`, path: join(folder, 'poster-small.webp') },
      ]
      await storeWithRow(database, media.store, files, async (queries) =>
        finishConversion(
          queries,
          claimed,
          `/media/videos/${video}.mp4`,
          `/media/photos/${poster}.webp`,
        ),
      )
    }
  } catch (error) {
    await postponeConversion(database, claimed, error instanceof Stopped ? 0 : AGAIN)
    if (!(error instanceof Stopped)) throw error
  } finally {
    clearInterval(renewal)
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

async function madeIn(
  folder: string,
  { video: sent }: Conversion,
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
