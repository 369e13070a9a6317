import redaxios from 'redaxios'
import type { Endpoint } from '../contract/endpoint.ts'
import { hearTime } from '../contract/values/dates.ts'
import { load } from '../contract/values/load.ts'
import { type Failure, failureOf, secondsOf } from './failures.ts'
import { toJson } from './to-json.ts'

/** Target of calls: an origin ('https://api.example') and a product ('trips'). */
export interface Address {
  readonly origin: string
  readonly product: string
  /** BCP 47 tag of texts and emails; '' for English. */
  readonly language?: string | undefined
}

export interface Carried extends RequestInit {
  body: string | FormData | null
}

export interface Request<Input> {
  /** Values of the path's `{name}` parts, without the product. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  input?: Input
  /** A multipart body instead of `input`. */
  form?: FormData
  /** Replaces the page's `fetch`. */
  carrier?: (url: string, call: Carried) => Promise<Response>
  headers?: Readonly<Record<string, string>>
  /** Aborts the call. The promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds. The default is 15,000; `null` disables the timeout. */
  timeout?: number | null
}

export type Result<Output> =
  { answer: Output; failure?: never } | { failure: Failure; answer?: never }

/** URL of a call. Keeps double slashes of the contract's paths. */
export function urlOf(
  address: Address,
  path: string,
  { params, query: asked = {} }: Pick<Request<unknown>, 'params' | 'query'>,
): string {
  const values: Record<string, string> = { ...params, product: address.product }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams()
  const all: typeof asked = { ...asked, lang: address.language }
  for (const name of Object.keys(all)) {
    const value = all[name]
    if (value) query.set(name, value)
  }
  return address.origin + filled + `?${query}`.replace(/^\?$/, '')
}

interface Reply {
  ok: boolean
  status: number
  retryAfter: number
  written: string
  text: () => Promise<string>
}

/** Calls the provider and validates the response. Rejects only if aborted. */
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
  const schemas = load(endpoint.schemas)
  schemas.catch(() => {})
  try {
    // Otherwise a stored request could be reported as failed because this chunk is missing.
    if (endpoint.method !== 'GET') await schemas
    const url = urlOf(address, endpoint.path, request)
    const { ok, status, retryAfter, data } = await send(url, endpoint.method, request, stop.signal)
    if (!ok) return { failure: failureOf(status, data, retryAfter) }
    const text = typeof data === 'string' ? data.trim() : ''
    // JSON that was cut off.
    if (/^[[{]/.test(text)) throw Error('cut')
    const answer = (await schemas).output.safeParse(data)
    if (answer.success) return { answer: answer.data }
    return {
      failure: { name: 'Mismatch', issues: answer.error.issues, isPage: text.startsWith('<') },
    }
  } catch (error) {
    signal?.throwIfAborted()
    const isLate = stop.signal.aborted || (error instanceof Error && error.name === 'TimeoutError')
    return { failure: { name: isLate ? 'TimedOut' : 'Offline' } }
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', callOff)
  }
}

async function send(
  url: string,
  method: string,
  { input, form, carrier = fetch, headers: own }: Request<unknown>,
  signal: AbortSignal,
): Promise<Reply & { data: unknown }> {
  const isJson = input !== undefined
  const headers = { ...(isJson && { 'content-type': 'application/json' }), ...own }
  const body = isJson ? toJson(input) : (form ?? null)
  let sent: Promise<Reply> | undefined
  // redaxios merges options with `for...in`: what a page adds to `Object.prototype` would become a header.
  const transport = (_: string, { method, body }: Pick<Carried, 'body'> & { method: string }) =>
    (sent ??= carrier(url, { method, headers, body, signal }).then(read))
  try {
    // redaxios would send a cookie of this name as a header. Cookies of a host page are not ours to read.
    const config = { method, headers, data: body, fetch: transport, xsrfCookieName: '$^' }
    const { data } = await redaxios(url, config as never)
    return { ...(await sent!), data }
  } catch {
    // redaxios rejects for error statuses, and fails if a host page has changed built-ins it uses.
    const reply = await transport(url, { method, body })
    return { ...reply, data: parsed(reply.written) }
  }
}

async function read(response: Response): Promise<Reply> {
  const { ok, status, headers } = response
  const date = headers.get('date')
  const retryAfter = secondsOf(headers.get('retry-after') ?? '', date)
  hearTime(date)
  const written = await response.text()
  return { ok, status, retryAfter, written, text: async () => written }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return written
  }
}
