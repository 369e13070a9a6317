import { extname } from 'node:path'
import { VIDEO_TYPES } from '../../../widgets/contract/videos.ts'
import type { Handler } from 'hono'
import { codeOf } from '../error-trace.ts'
import { inParts } from '../http/byte-range.ts'
import { type MediaStore, type Medium, StoreAway } from './store.ts'

/** Names of visitors' media, as paths under /media/. */
const NAME = /^(?:photos\/[\da-f]{32}(?:-small)?\.webp|videos\/[\da-f]{32}\.(?:mp4|mov|webm))$/

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.mp4': VIDEO_TYPES.mp4,
  '.mov': VIDEO_TYPES.mov,
  '.webm': VIDEO_TYPES.webm,
}

/** Serves what visitors sent, below /media/, streamed: it is for all pages to show, and never a page itself. */
export function serveMedia(store: Pick<MediaStore, 'open'>): Handler {
  return async (context) => {
    const name = context.req.path.slice('/media/'.length)
    const type = NAME.test(name) ? TYPES[extname(name)] : undefined
    const medium = type && (await store.open(name))
    if (!medium) return context.notFound()
    const { size } = medium
    const read = (first: number, last: number) => streamOf(bytesOf(medium, first, last))
    return inParts(
      context,
      { size, read },
      {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': type,
        // A stored file never changes, so its name says which one it is.
        etag: `"${name}"`,
      },
    )
  }
}

/** Asks for nothing before somebody reads. */
function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await bytes.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Opened when it is first read; whoever reads hears of it when it breaks, but not where it lies. */
async function* bytesOf(medium: Medium, first: number, last: number): AsyncGenerator<Uint8Array> {
  if (last < first) return
  try {
    yield* medium.read(first, last)
  } catch (error) {
    const code = error instanceof StoreAway ? error.reason : codeOf(error)
    throw new Error(`A stored file could not be read: ${code}`, { cause: error })
  }
}
