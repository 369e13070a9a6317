import { extname } from 'node:path'
import { VIDEO_TYPES } from '../../../widgets/contract/videos.ts'
import type { Context, Handler } from 'hono'
import { codeOf } from '../error-trace.ts'
import { inParts } from '../http/byte-range.ts'
import { type MediaStore, type Medium, StoreAway } from './store.ts'

/** Names of visitors' media, as paths under /media/. */
const NAME = /^(?:photos\/([\da-f]{32})(?:-small)?\.webp|videos\/([\da-f]{32})\.(?:mp4|mov|webm))$/

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.mp4': VIDEO_TYPES.mp4,
  '.mov': VIDEO_TYPES.mov,
  '.webm': VIDEO_TYPES.webm,
}

// A year would keep what is withdrawn in caches for a year; an ETag makes the hourly question cheap.
const PUBLIC = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}

const PRIVATE = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** What serving needs to know of a file. */
export interface Access {
  /** Whether anybody may have it, by the digits of its name. */
  isPublished: (digits: string) => Promise<boolean>
  /** Whether the request's address was signed for it. */
  isPrivateLink: (path: string, key: string) => Promise<boolean>
}

/**
 * Serves visitors' files below /media/: published ones to every page, others to those who have a private
 * link, and 404 to everybody else.
 */
export function serveMedia(store: Pick<MediaStore, 'open'>, access: Access): Handler {
  return async (context) => {
    const { path } = context.req
    const name = path.slice('/media/'.length)
    const [, photo, video] = NAME.exec(name) ?? []
    const digits = photo ?? video
    if (!digits) return context.notFound()
    const key = context.req.query('key')
    if (key && (await access.isPrivateLink(path, key))) {
      return sent(context, name, await store.open(name), PRIVATE)
    }
    const [isPublished, medium] = await Promise.all([access.isPublished(digits), store.open(name)])
    return sent(context, name, isPublished ? medium : undefined, PUBLIC)
  }
}

/** Serves a visitor's file to one person, whom the caller has checked. */
export async function privateMedia(
  context: Context,
  store: Pick<MediaStore, 'open'>,
  name: string,
): Promise<Response> {
  const medium = NAME.test(name) ? await store.open(name) : undefined
  return sent(context, name, medium, PRIVATE)
}

/** The file, streamed; never a page by itself. */
function sent(
  context: Context,
  name: string,
  medium: Medium | undefined,
  headers: Record<string, string>,
): Response | Promise<Response> {
  if (!medium) return context.notFound()
  const { size } = medium
  const read = (first: number, last: number) => streamOf(bytesOf(medium, first, last))
  return inParts(
    context,
    { size, read },
    {
      ...headers,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': TYPES[extname(name)]!,
      // A stored file never changes, so its name says which one it is.
      etag: `"${name}"`,
    },
  )
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
