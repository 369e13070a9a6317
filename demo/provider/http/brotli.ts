import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { accepts } from './negotiate.ts'

const compress = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Compresses what is drawn for each who asks. Node's CompressionStream, hono/compress with it, has no Brotli. */
export const brotli: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('vary', 'accept-encoding', { append: true })
  if (!accepts(context.req.header('accept-encoding') ?? '', 'br')) return
  const packed = await compress(await context.res.arrayBuffer(), { params })
  context.res = new Response(new Uint8Array(packed), context.res)
  context.header('content-encoding', 'br')
}
