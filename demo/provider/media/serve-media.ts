import { extname } from 'node:path'
import { VIDEO_TYPES } from '../../../widgets/contract/values/videos.ts'
import type { Context, Handler } from 'hono'
import { codeOf } from '../errors/error-trace.ts'
import { SHOWING } from '../data/media/published-media.ts'
import { inParts } from '../http/byte-range.ts'
import { keyHeaders } from '../http/surrogate-keys.ts'
import { StoreAway } from '../errors/store-away.ts'
import type { MediaStore, Medium } from './store.ts'

/** Paths of visitors' media below /media/. */
const NAME =
  /^(?:photos\/([\da-f]{32})(?:-small)?\.webp|videos\/([\da-f]{32})\.(?:mp4|mov|webm)|mails\/([\da-f]{32})\.(?:webp|pdf))$/

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.mp4': VIDEO_TYPES.mp4,
  '.mov': VIDEO_TYPES.mov,
  '.webm': VIDEO_TYPES.webm,
  '.pdf': 'application/pdf',
}

// A longer lifetime would keep withdrawn files in caches; hourly revalidation by ETag is cheap.
const PUBLIC = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  ...keyHeaders(['media', ...SHOWING]),
}

const PRIVATE = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export interface Access {
  isPublished: (digits: string) => Promise<boolean>
  isPrivateLink: (path: string, key: string) => Promise<boolean>
}

/** Serves visitors' files below /media/: published ones publicly, others with a private link; otherwise 404. */
export function serveMedia(store: Pick<MediaStore, 'open'>, access: Access): Handler {
  return async (context) => {
    const { path } = context.req
    const name = path.slice('/media/'.length)
    const [, photo, video, attachment] = NAME.exec(name) ?? []
    const digits = photo ?? video ?? attachment
    if (!digits) return context.notFound()
    const key = context.req.query('key')
    if (key && (await access.isPrivateLink(path, key))) {
      return sent(context, name, await store.open(name), PRIVATE)
    }
    const [isPublished, medium] = await Promise.all([access.isPublished(digits), store.open(name)])
    return sent(context, name, isPublished ? medium : undefined, PUBLIC)
  }
}

/** Serves a visitor's file to one person. The caller must have checked that they may see it. */
export async function privateMedia(
  context: Context,
  store: Pick<MediaStore, 'open'>,
  name: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const medium = NAME.test(name) ? await store.open(name) : undefined
  return sent(context, name, medium, { ...PRIVATE, ...headers })
}

/** Streams the file, never as a page. */
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
      // Attachments of emails are saved, never opened by the browser.
      ...(name.startsWith('mails/') && { 'content-disposition': 'attachment' }),
      ...headers,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-type': TYPES[extname(name)]!,
      // A stored file never changes, so its name identifies its content.
      etag: `"${name}"`,
    },
  )
}

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

/** Opens the file at the first read. An error breaks off the response without revealing the path. */
async function* bytesOf(medium: Medium, first: number, last: number): AsyncGenerator<Uint8Array> {
  if (last < first) return
  try {
    yield* medium.read(first, last)
  } catch (error) {
    const code = error instanceof StoreAway ? error.reason : codeOf(error)
    throw new Error(`A stored file could not be read: ${code}`, { cause: error })
  }
}
