import redaxios from 'redaxios'
import type { Endpoint } from '../contract/endpoint.ts'
import { inTime } from '../contract/in-time.ts'
import { type Failure, failureOf } from './failures.ts'

/** Where calls go: an origin ('https://api.example') and a product ('trips'). */
export interface Address {
  readonly origin: string
  readonly product: string
}

export interface Request<Input> {
  /** Values of the path's `{name}` parts besides the product. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  input?: Input
  /** A multipart body instead of `input`. */
  form?: FormData
  /** How it is carried, where not by the page's `fetch`. */
  carrier?: typeof fetch
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
export function urlOf(address: Address, path: string, request: Request<never>): string {
  const values: Record<string, string> = { ...request.params, product: address.product }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) if (value) query.set(name, value)
  return address.origin + filled + `?${query}`.replace(/^\?$/, '')
}

/**
 * JSON as it should be. Pages with an old Prototype give every array a `toJSON` that turns it into a
 * string; an own, empty one keeps it out.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    for (const child of Object.values(part ?? {})) {
      if (Array.isArray(child) && Object.isExtensible(child)) {
        Object.defineProperty(child, 'toJSON', { configurable: true })
      }
    }
    return part
  })
}

/** Calls the provider and checks its answer against the contract. Rejects only when called off. */
export async function ask<Input, Output>(
  address: Address,
  endpoint: Endpoint<Input, Output>,
  request: Request<Input> = {},
): Promise<Result<Output>> {
  const { input, form, carrier = fetch, headers, signal, timeout = 15_000 } = request
  signal?.throwIfAborted()
  const stop = new AbortController()
  const callOff = () => stop.abort()
  const clock = timeout === null ? undefined : setTimeout(callOff, timeout)
  signal?.addEventListener('abort', callOff)
  const schemas = inTime(endpoint.schemas())
  schemas.catch(() => {})
  try {
    const { data } = await redaxios(urlOf(address, endpoint.path, request as Request<never>), {
      method: endpoint.method.toLowerCase() as 'get',
      ...(form && { data: form }),
      ...(input !== undefined && { data: toJson(input) }),
      headers: { ...(input !== undefined && { 'content-type': 'application/json' }), ...headers },
      fetch: ((url, init) => carrier(url, { ...init, signal: stop.signal })) as typeof fetch,
      // redaxios would send a cookie of this name along; no cookie of a host page is ours to read.
      xsrfCookieName: '$^',
    })
    // redaxios takes a body that broke off for an answer without one.
    if (data === undefined) throw new TypeError('The answer broke off.')
    const read = (await schemas).output.safeParse(data)
    if (read.success) return { answer: read.data }
    return { failure: { name: 'Mismatch', issues: read.error.issues } }
  } catch (error) {
    signal?.throwIfAborted()
    const refused = error as Partial<Response & { data: unknown; name: string }>
    if (stop.signal.aborted || refused.name === 'TimeoutError') {
      return { failure: { name: 'TimedOut' } }
    }
    if (!refused.status) return { failure: { name: 'Offline' } }
    const retryAfter = refused.headers?.get('retry-after') ?? null
    return { failure: failureOf(refused.status, refused.data, retryAfter) }
  } finally {
    clearTimeout(clock)
    signal?.removeEventListener('abort', callOff)
  }
}
