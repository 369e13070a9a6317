import type { Context } from 'hono'
import { IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import { VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import type { Routes } from '../calls/calls.ts'
import { startMeter } from '../calls/upload-meter.ts'
import {
  addPart,
  createPartialUpload,
  forgetUploads,
  type PartialUpload,
  partialUpload,
  takeOver,
  UPLOAD_LIFE,
} from '../data/media/partial-uploads.ts'
import { storeWithRow } from '../data/media/pending-media.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { Refused } from '../errors/refused.ts'
import { type Connection, clientAddress } from '../http/client-address.ts'
import { idempotencyKey, intentOf } from '../http/idempotency.ts'
import type { App } from '../http/new-app.ts'
import { bytesIn, checksumIn, checkVersion } from '../http/tus.ts'
import { newMediaName } from '../media/media.ts'
import { PART, receiveParts } from '../media/received-parts.ts'

type Asked = Context<{ Bindings: Connection }>

/** Uploads of the largest form, which has ten photos. */
const FILES = 10

/**
 * Resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload) with creation, checksum, expiration and
 * termination. A form names a complete upload in the text field `<field>_upload` instead of having the file.
 */
export function partialUploadRoutes(app: App, routes: Routes): void {
  const { database, settings, media } = routes
  const { now, trustProxy, product } = settings
  const all = `/api/v1/${product}/uploads/`
  const one = `${all}:id`
  const addressOf = ({ req, env }: Asked) => clientAddress(req.raw.headers, env, trustProxy)

  const found = async ({ req }: Asked): Promise<PartialUpload> => {
    checkVersion((name) => req.header(name))
    const upload = await partialUpload(database, req.param('id') ?? '', now())
    if (upload) return upload
    throw new Refused(404, 'not_found', 'There is no such upload, or it has expired.')
  }
  const stateOf = ({ received, at }: Pick<PartialUpload, 'received' | 'at'>) => ({
    'upload-offset': String(received),
    'upload-expires': new Date(at.getTime() + UPLOAD_LIFE).toUTCString(),
  })

  app.post(all, async (context) => {
    const header = (name: string) => context.req.header(name)
    checkVersion(header)
    const size = bytesIn(header, 'Upload-Length')
    if (size > VIDEO.largest) {
      throw new Refused(413, 'too_large', `Send at most ${VIDEO.largest} bytes.`)
    }
    const key = idempotencyKey(header(IDEMPOTENCY_KEY))
    const subject = `partial upload of ${addressOf(context)}`
    const { limit, seconds } = settings.uploadRate
    const rate = { subject, intent: intentOf(key), limit: limit * FILES, seconds }
    await enforceRateLimits(database, [rate], now())
    const upload = await createPartialUpload(database, { id: newMediaName(), key, size }, now())
    return context.body(null, 201, { ...stateOf(upload), location: all + upload.id })
  })

  // HEAD, too.
  app.get(one, async (context) => {
    const upload = await found(context)
    return context.body(null, 200, { ...stateOf(upload), 'upload-length': String(upload.size) })
  })

  app.patch(one, async (context) => {
    const header = (name: string) => context.req.header(name)
    const { id, size } = await found(context)
    if (header('content-type') !== 'application/offset+octet-stream') {
      throw new Refused(415, 'unsupported_media_type', 'Send application/offset+octet-stream.')
    }
    const offset = bytesIn(header, 'Upload-Offset')
    const checksum = checksumIn(header)
    const most = size - offset
    const length = header('content-length')
    if (most < 0 || Number(length ?? 0) > most) throw tooLong(size)
    const writer = await takeOver(database, id, offset, now())
    if (!writer) throw conflict()
    const meter = await startMeter(
      routes,
      { request: context.req.raw, address: addressOf(context) },
      most,
    )
    let received = offset
    const take = async (part: { path: string; size: number; sha256: string }) => {
      if (checksum && part.sha256 !== checksum) {
        throw new Refused(460, 'checksum_mismatch', 'The checksum is not that of the body.')
      }
      const name = `partials/${newMediaName()}`
      const file = { name, path: part.path }
      const stored = await storeWithRow(database, media.store, [file], (queries) =>
        addPart(queries, writer, { ...part, name, start: received }, now()),
      )
      if (!stored) throw conflict()
      received += part.size
      return true
    }
    const receiving = { most, part: checksum ? Infinity : PART, onBytes: meter.count }
    try {
      const { isLong } = await receiveParts(context.req.raw, media.incoming, receiving, take)
      if (isLong) throw tooLong(size)
    } finally {
      await meter.end()
    }
    return context.body(null, 204, stateOf({ received, at: now() }))
  })

  app.delete(one, async (context) => {
    const { id } = await found(context)
    await database.transaction((queries) => forgetUploads(queries, [id]))
    return context.body(null, 204)
  })
}

const conflict = () =>
  new Refused(409, 'offset_conflict', 'The upload continues at another offset. Ask for it.')

const tooLong = (size: number) =>
  new Refused(413, 'too_large', `The upload has ${size} bytes in all.`)
