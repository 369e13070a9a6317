import { countUpload } from '../data/upload-bytes.ts'
import type { Call, Routes, UnreadForm } from '../calls.ts'
import { type FormLimits, largestForm } from './multipart.ts'

/** Follows one form with files as it comes in. */
export interface UploadMeter {
  count: (bytes: number) => void
  /** Nothing more comes. */
  end(): Promise<void>
}

/**
 * Begins to count what a form brings, for its sender's limit, for the room on the disk, and for the metrics. One
 * without a length, or with one that is no number, counts as the largest there may be, until it is known better.
 * @throws {Refused} 429 with `Retry-After` where its sender has sent too much within the hour.
 * @throws {DiskFull}
 */
export async function startMeter(
  {
    database,
    settings,
    media,
    metrics,
  }: Pick<Routes, 'database' | 'settings' | 'media' | 'metrics'>,
  { input: { request }, address }: Call<UnreadForm<unknown>>,
  limits: FormLimits,
): Promise<UploadMeter> {
  const largest = largestForm(limits)
  const [length] = /^\d{1,15}$/.exec(request.headers.get('content-length') ?? '') ?? []
  const bytes = Math.min(Number(length ?? largest), largest)
  const limit = settings.uploadBytesPerHour
  const place = await media.room.reserve(bytes)
  const counted = await countUpload(database, { address, bytes, limit }, settings.now()).catch(
    (error: unknown) => {
      place.leave()
      throw error
    },
  )
  const ends = metrics.uploadBegins()
  let received = 0
  return {
    count(bytes) {
      received += bytes
      place.written(bytes)
      metrics.uploaded(bytes)
    },
    async end() {
      ends()
      place.leave()
      // The answer is as good without; then more stays counted than came, for an hour.
      await counted
        .correct(received)
        .catch((error: unknown) =>
          settings.log('the bytes of an upload are not corrected', { level: 'warn', error }),
        )
    },
  }
}
