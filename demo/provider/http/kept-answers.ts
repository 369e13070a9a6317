import type { Context, MiddlewareHandler, Next } from 'hono'
import { REQUEST_ID, requestNotes } from './request-id.ts'
import { LRUCache } from 'lru-cache'
import { type ChangesOf, PUBLIC_DATA, type PublicData } from '../data/engine/change-counter.ts'
import { type FileState, type KeptAnswer, isSame } from './kept-answer.ts'
import { isKnown, RETAINED } from './etag.ts'
import { MAX_JSON_SIZE } from './json-body.ts'
import { keysFor } from './kept-keys.ts'
import type { Head } from './request-head.ts'
import { publicDataAt, readingPosts } from './public-paths.ts'
import type { Settings } from '../settings/settings.ts'

/** Ms that a response may be stale after another instance or an administrator has changed the data. */
const LIFE = 5000

/** Limits in bytes: of all entries, of one, and of a key. */
const MOST = 64 * 1024 * 1024
const LARGEST = 1024 * 1024
const LONGEST = 4096

/** Estimated bytes of an entry besides its body and key. */
const AROUND = 1024

interface Marked {
  data: readonly PublicData[]
  file?: FileState
}

/** Marks the current response as public: a page with public data, or a file. */
export function keep(context: Context, file?: FileState): void {
  context.set('kept', (file ? { data: [], file } : { data: PUBLIC_DATA }) satisfies Marked)
}

export interface KeptAnswers {
  /** The fresh entry for a request. `sent` is the posted body as latin1, one character per byte. */
  find: (method: string, url: string, head: Head, sent?: string) => KeptAnswer | undefined
  isReading: (method: string, path: string) => boolean
  keeping: MiddlewareHandler
}

interface Cached {
  settings: Pick<Settings, 'product' | 'partnerOrigins' | 'now'>
  changesOf: ChangesOf
}

/**
 * Caches public responses (pages, files, API calls). An entry expires after five seconds, or as soon as this process
 * changes the data it shows, or its file changes. Requests with a token or a range skip the cache.
 */
export function keptAnswers(
  { settings, changesOf }: Cached,
  /** Path and query that represent all URLs with the same response. */
  addressOf: (url: string) => string | undefined = () => undefined,
): KeptAnswers {
  const store = new LRUCache<string, KeptAnswer>({
    maxSize: MOST,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + AROUND,
  })
  const underWay = new Map<string, Promise<void>>()
  const dataAt = publicDataAt(settings.product)
  const posts = new Set(readingPosts(settings.product))
  const keyOf = keysFor(settings)
  const sharedUrl = (url: string, address: string | undefined) =>
    address === undefined ? url : new URL(url).origin + address

  const isFresh = (kept: KeptAnswer) => {
    const age = settings.now().getTime() - kept.at
    return age >= 0 && age < LIFE && kept.changes === changesOf(kept.data) && isSame(kept.file)
  }

  /** Produces a response and caches it if allowed; a 404 only if many addresses share it. */
  async function fill(
    context: Context,
    key: string,
    isForMany: boolean,
    next: Next,
  ): Promise<void> {
    const at = settings.now().getTime()
    const before = new Map(PUBLIC_DATA.map((one) => [one, changesOf([one])]))
    await next()
    const { res } = context
    const marked: Marked | undefined = context.get('kept')
    const caching = res.headers.get('cache-control') ?? ''
    const isPost = context.req.method === 'POST'
    const data = marked?.data ?? dataAt(context.req.path)
    const status = res.status === 404 && isForMany ? 404 : 200
    if (res.status !== status || !data) return
    if ((marked || !isPost) && caching.includes('no-store')) return
    if (Number(res.headers.get('content-length')) > LARGEST) return
    const body = new Uint8Array(await res.arrayBuffer())
    const whole = new Response(body, res)
    whole.headers.set('content-length', `${body.byteLength}`)
    const headers = Object.fromEntries(whole.headers)
    Reflect.deleteProperty(headers, REQUEST_ID.toLowerCase())
    context.res = whole
    if (body.byteLength > LARGEST) return
    const route = requestNotes(context.req.raw).route()
    const changes = data.reduce((sum, one) => sum + before.get(one)!, 0)
    store.set(key, { at, changes, data, status, headers, body, route, file: marked?.file })
  }

  const isReading = (method: string, path: string) => method === 'POST' && posts.has(path)
  const keyFor = (url: string, head: Head, sent: string) => {
    if (head('authorization') ?? head('range')) return undefined
    const key = keyOf(url, head) + sent
    return key.length > LONGEST ? undefined : key
  }
  const fresh = (key: string) => {
    const kept = store.get(key)
    if (kept && isFresh(kept)) return kept
    store.delete(key)
    return undefined
  }

  const find: KeptAnswers['find'] = (method, url, head, sent = '') => {
    if (method === 'GET') return findUnder(url) ?? findUnder(sharedUrl(url, addressOf(url)))
    return sent ? findUnder(url) : undefined
    function findUnder(address: string) {
      const key = keyFor(address, head, sent)
      return key === undefined ? undefined : fresh(key)
    }
  }

  const keeping: MiddlewareHandler = async (context, next) => {
    const { method, path, url } = context.req
    const isPost = isReading(method, path)
    if (!isPost && method !== 'GET' && method !== 'HEAD') return next()
    const head = headersOf(context)
    const sent = isPost ? await postedTo(context, head) : ''
    const address = isPost ? undefined : addressOf(url)
    // Set once, so that a page rendered for many addresses is never rendered for one.
    context.set('address', address)
    const shared = sharedUrl(url, address)
    const key = sent === undefined ? undefined : keyFor(shared, head, sent)
    if (key === undefined) return next()
    for (let turn = 0; ; turn += 1) {
      const kept = fresh(key)
      if (kept) return again(kept, isPost ? undefined : head('if-none-match'))
      const filling = underWay.get(key)
      if (!filling || turn > 0) break
      await filling
    }
    // HEAD and conditional requests don't fill the cache; later middleware handles them.
    if (method === 'HEAD' || head('if-none-match')) return next()
    const filled = fill(context, key, shared !== url, next)
    const settled = filled.then(nothing, nothing)
    underWay.set(key, settled)
    try {
      await filled
    } finally {
      if (underWay.get(key) === settled) underWay.delete(key)
    }
  }
  return { find, isReading, keeping }
}

const nothing = () => {}

/** Headers of a 304 if the client has the cached response; otherwise undefined. */
export function retainedOf(
  { status, headers }: KeptAnswer,
  known: string | undefined,
): Record<string, string> | undefined {
  const { etag } = headers
  if (status !== 200 || known === undefined || etag === undefined || !isKnown(etag, known))
    return undefined
  return Object.fromEntries(Object.entries(headers).filter(([name]) => RETAINED.includes(name)))
}

function again(kept: KeptAnswer, known: string | undefined): Response {
  const retained = retainedOf(kept, known)
  if (retained) return new Response(null, { status: 304, headers: retained })
  return new Response(kept.body, { status: kept.status, headers: kept.headers })
}

/** Node's parsed headers if available; keys are lower case. */
function headersOf({ req, env }: Context): Head {
  const sent: Record<string, string | string[] | undefined> | undefined = env?.incoming?.headers
  return (name) => (sent ? sent[name]?.toString() : req.header(name))
}

/** Reads a posted body as latin1 and leaves it readable; undefined unless it is short JSON. */
async function postedTo({ req }: Context, head: Head): Promise<string | undefined> {
  const type = head('content-type') ?? ''
  if (type.toLowerCase() !== 'application/json') return undefined
  if (!(Number(head('content-length')) <= MAX_JSON_SIZE)) return undefined
  // A truncated body is refused by its next reader.
  const body = await req.raw.arrayBuffer().catch(nothing)
  if (body === undefined) return undefined
  req.raw = new Request(req.raw.url, { method: 'POST', headers: req.raw.headers, body })
  return Buffer.from(body).toString('latin1')
}
