import { statSync } from 'node:fs'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Provider } from '../provider.ts'
import { REQUEST_ID, askedOf } from '../operation/asked.ts'
import { answerStore, type FileState, type KeptAnswer } from './answer-store.ts'
import { isKnown, RETAINED } from './etag.ts'
import { MAX_JSON_SIZE } from './json-body.ts'
import { type Head, keysFor } from './kept-keys.ts'
import { publicPaths, readingPosts } from './public-paths.ts'

/** Milliseconds for which an answer may be wrong where another instance, or somebody by hand, changed the data. */
const LIFE = 5000

/** Bytes of all answers that are kept, of one, and of a key. */
const MOST = 64 * 1024 * 1024
const LARGEST = 1024 * 1024
const LONGEST = 4096

/** Says of the answer under way that it is for everybody, and which file it is of, if any. */
export function keep(context: Context, file?: FileState): void {
  context.set('kept', { file })
}

/** Answers that are kept, and what keeps them. */
export interface KeptAnswers {
  /** The answer that was given to this a moment ago. `sent` is what was posted, a character for each byte. */
  find: (method: string, url: string, head: Head, sent?: string) => KeptAnswer | undefined
  /** Whether what is posted to a path only asks. */
  isReading: (method: string, path: string) => boolean
  keeping: MiddlewareHandler
}

/**
 * Answers what was asked a moment ago once more, before anything else is done: pages, files, and calls whose
 * answers are for everybody. An answer goes as soon as this process changes data, its file is another, or it is
 * five seconds old. Nobody who is signed in is answered so, nor are parts.
 */
export function keptAnswers(
  { settings, changes }: Pick<Provider, 'settings' | 'changes'>,
  /** The path and query that stand for those of a URL, where others have the same answer. */
  addressOf: (url: string) => string | undefined = () => undefined,
): KeptAnswers {
  const store = answerStore(MOST)
  const underWay = new Map<string, Promise<void>>()
  const isPublic = matcher(publicPaths(settings.product))
  const posts = new Set(readingPosts(settings.product))
  const keyOf = keysFor(settings)
  const sharedUrl = (url: string, address: string | undefined) =>
    address === undefined ? url : new URL(url).origin + address

  const isFresh = (kept: KeptAnswer) => {
    const age = settings.now().getTime() - kept.at
    return age >= 0 && age < LIFE && kept.changes === changes() && isSame(kept.file)
  }

  /** Has it answered, and keeps the answer if it may be; that there is nothing, only where many addresses share it. */
  async function fill(
    context: Context,
    key: string,
    isForMany: boolean,
    next: Next,
  ): Promise<void> {
    const begun = { changes: changes(), at: settings.now().getTime() }
    await next()
    const { res } = context
    const marked: { file?: FileState } | undefined = context.get('kept')
    const caching = res.headers.get('cache-control') ?? ''
    const isPost = context.req.method === 'POST'
    const isOpen = isPost || (!caching.includes('no-store') && isPublic(context.req.path))
    const status = res.status === 404 && isForMany ? 404 : 200
    if (res.status !== status || !(marked ? !caching.includes('no-store') : isOpen)) return
    if (Number(res.headers.get('content-length')) > LARGEST) return
    const body = new Uint8Array(await res.arrayBuffer())
    const whole = new Response(body, res)
    whole.headers.set('content-length', `${body.byteLength}`)
    const headers = Object.fromEntries(whole.headers)
    // Each request has an id of its own.
    Reflect.deleteProperty(headers, REQUEST_ID.toLowerCase())
    context.res = whole
    if (body.byteLength > LARGEST) return
    const route = askedOf(context.req.raw).route()
    store.put(key, { ...begun, status, headers, body, route, file: marked?.file })
  }

  const isReading = (method: string, path: string) => method === 'POST' && posts.has(path)
  /** What was asked, as one text; undefined for what is never kept. */
  const keyFor = (url: string, head: Head, sent: string) => {
    if (head('authorization') ?? head('range')) return undefined
    const key = keyOf(url, head) + sent
    return key.length > LONGEST ? undefined : key
  }
  const fresh = (key: string) => {
    const kept = store.get(key)
    if (kept && isFresh(kept)) return kept
    store.drop(key)
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
    // Decided once: what is drawn for many must not be drawn for one.
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
    // Who has it already, or wants no body, is told so by what comes after.
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

/** What a 304 says for a kept answer to who has it by an etag; undefined for who has not. */
export function retainedOf(
  { status, headers }: KeptAnswer,
  known: string | undefined,
): Record<string, string> | undefined {
  const { etag } = headers
  if (status !== 200 || known === undefined || etag === undefined || !isKnown(etag, known))
    return undefined
  return Object.fromEntries(Object.entries(headers).filter(([name]) => RETAINED.includes(name)))
}

/** A kept answer, or 304 for who has it. */
function again(kept: KeptAnswer, known: string | undefined): Response {
  const retained = retainedOf(kept, known)
  if (retained) return new Response(null, { status: 304, headers: retained })
  return new Response(kept.body, { status: kept.status, headers: kept.headers })
}

/** Asked at once, and not later: it takes less time than to wait for an answer. What nobody can look at is another. */
function isSame(file: FileState | undefined): boolean {
  if (!file) return true
  try {
    const found = statSync(file.name, { throwIfNoEntry: false })
    return found?.mtimeMs === file.mtimeMs && found.size === file.size
  } catch {
    return false
  }
}

/** Headers by their names in small letters, as the server has them, where there is one. */
function headersOf({ req, env }: Context): Head {
  const sent: Record<string, string | string[] | undefined> | undefined = env?.incoming?.headers
  return (name) => (sent ? sent[name]?.toString() : req.header(name))
}

/** What a call sends, a character for each byte, and which can be read once more; undefined for no short JSON. */
async function postedTo({ req }: Context, head: Head): Promise<string | undefined> {
  const type = head('content-type') ?? ''
  if (type.toLowerCase() !== 'application/json') return undefined
  if (!(Number(head('content-length')) <= MAX_JSON_SIZE)) return undefined
  // What breaks off is refused by who reads it again.
  const body = await req.raw.arrayBuffer().catch(nothing)
  if (body === undefined) return undefined
  req.raw = new Request(req.raw.url, { method: 'POST', headers: req.raw.headers, body })
  return Buffer.from(body).toString('latin1')
}

/** Whether a path is one of some, of which `/*` at the end is all that is below. */
function matcher(paths: string[]): (path: string) => boolean {
  const below = paths.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1))
  return (path) => paths.includes(path) || below.some((start) => path.startsWith(start))
}
