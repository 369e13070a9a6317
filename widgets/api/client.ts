import redaxios from 'redaxios'
import type { Endpoint } from '../contract/endpoint.ts'
import { hearTime } from '../contract/dates.ts'
import { inTime } from '../contract/in-time.ts'
import { type Failure, failureOf } from './failures.ts'
import { toJson } from './to-json.ts'

/** Where calls go: an origin ('https://api.example') and a product ('trips'). */
export interface Address {
  readonly origin: string
  readonly product: string
}

/** A call as it is carried. */
export interface Carried extends RequestInit {
  body: string | FormData | null
}

export interface Request<Input> {
  /** Values of the path's `{name}` parts besides the product. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  input?: Input
  /** A multipart body instead of `input`. */
  form?: FormData
  /** How it is carried, where not by the page's `fetch`. */
  carrier?: (url: string, call: Carried) => Promise<Response>
  headers?: Readonly<Record<string, string>>
  /** Calls it off: the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds until the call counts as timed out; 15,000 without it, `null` for no end. */
  timeout?: number | null
}

/** What came of a call: the answer as agreed, or why there is none. */
export type Result<Output> =
  { answer: Output; failure?: never } | { failure: Failure; answer?: never }

/** The address of a call, with the double slashes the contract may have. */
export function urlOf(
  address: Address,
  path: string,
  { params, query: asked = {} }: Pick<Request<unknown>, 'params' | 'query'>,
): string {
  const values: Record<string, string> = { ...params, product: address.product }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams()
  for (const name of Object.keys(asked)) {
    const value = asked[name]
    if (value) query.set(name, value)
  }
  return address.origin + filled + `?${query}`.replace(/^\?$/, '')
}

/** What is needed of an answer, read to its end. */
interface Reply {
  ok: boolean
  status: number
  retryAfter: string | null
  written: string
  text: () => Promise<string>
}

/** Calls the provider and checks its answer against the contract. Rejects only when called off. */
export async function ask<Input, Output>(
  address: Address,
  endpoint: Endpoint<Input, Output>,
  request: Request<Input> = {},
): Promise<Result<Output>> {
  const { signal, timeout = 15_000 } = request
  signal?.throwIfAborted()
  const stop = new AbortController()
  const callOff = () => stop.abort()
  const clock = timeout === null ? undefined : setTimeout(callOff, timeout)
  signal?.addEventListener('abort', callOff)
  const schemas = inTime(endpoint.schemas())
  schemas.catch(() => {})
  try {
    // Else what is stored might count as failed, because the rules for the answer do not come.
    if (endpoint.method !== 'GET') await schemas
    const url = urlOf(address, endpoint.path, request)
    let asked: Promise<Reply> | undefined
    const reply = () => (asked ??= carry(url, endpoint.method, request, stop.signal))
    const data = await read(url, reply)
    const { ok, status, retryAfter } = await reply()
    if (!ok) return { failure: failureOf(status, data, retryAfter) }
    const answer = (await schemas).output.safeParse(data)
    if (answer.success) return { answer: answer.data }
    return { failure: { name: 'Mismatch', issues: answer.error.issues } }
  } catch (error) {
    signal?.throwIfAborted()
    const isLate = stop.signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    return { failure: { name: isLate ? 'TimedOut' : 'Offline' } }
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', callOff)
  }
}

/** Sends a call as it is, and nothing that a page may have put between. */
async function carry(
  url: string,
  method: string,
  { input, form, carrier = fetch, headers }: Request<unknown>,
  signal: AbortSignal,
): Promise<Reply> {
  const isJson = input !== undefined
  const response = await carrier(url, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    body: isJson ? toJson(input) : (form ?? null),
    signal,
  })
  const { ok, status } = response
  hearTime(response.headers.get('date'))
  const retryAfter = response.headers.get('retry-after')
  const written = await response.text()
  return { ok, status, retryAfter, written, text: async () => written }
}

/**
 * The data of an answer, whatever its status. redaxios merges its options with `for...in`, and so with
 * all that a page has put on every object: it is given none, and where it stumbles all the same, or
 * refuses, what was answered is read without it.
 */
async function read(url: string, reply: () => Promise<Reply>): Promise<unknown> {
  try {
    // It would send a cookie of this name along; no cookie of a host page is ours to read.
    const { data } = await redaxios(url, { fetch: reply as never, xsrfCookieName: '$^' })
    return data
  } catch {
    const { written } = await reply()
    try {
      return JSON.parse(written)
    } catch {
      return written
    }
  }
}
