import { countUpload } from '../data/media/upload-bytes.ts'
import type { Routes } from './calls.ts'

export interface UploadMeter {
  count: (bytes: number) => void
  end(): Promise<void>
}

/**
 * Starts counting a body's bytes for the sender's limit, the free disk space, and the metrics. Without a valid length
 * it counts as the largest allowed until it ends.
 * @throws {Refused} 429 with `Retry-After` if the sender exceeds its hourly bytes.
 * @throws {DiskFull}
 */
export async function startMeter(
  {
    database,
    settings,
    media,
    metrics,
  }: Pick<Routes, 'database' | 'settings' | 'media' | 'metrics'>,
  { request, address }: { request: Request; address: string },
  largest: number,
): Promise<UploadMeter> {
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
      // The upload has succeeded anyway; the count stays too high for an hour.
      await counted
        .correct(received)
        .catch((error: unknown) =>
          settings.log('could not correct the byte count of an upload', { level: 'warn', error }),
        )
    },
  }
}
