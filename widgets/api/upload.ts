import type { Endpoint } from '../contract/endpoint.ts'
import { type Address, ask, type Carried, type Request, type Result } from './client.ts'

/** Milliseconds without progress before an upload times out. */
const STALL = 60_000

export interface Upload extends Omit<Request<never>, 'input' | 'carrier' | 'timeout'> {
  form: FormData
  /** Called with the sent share of the body, from 0 to 1. The first call has 0. */
  onProgress?: (part: number) => void
  /** Timeout without progress in ms. The default is 60,000. */
  stall?: number
}

/**
 * Sends a multipart form and reports progress. No total timeout. The browser streams files from disk, so they are not
 * copied into memory. Rejects only if aborted.
 */
export function upload<Output>(
  address: Address,
  endpoint: Endpoint<unknown, Output>,
  { onProgress = () => {}, stall = STALL, ...request }: Upload,
): Promise<Result<Output>> {
  const carrier = (url: string, call: Carried) => carry(url, call, onProgress, stall)
  return ask(address, endpoint, { ...request, carrier, timeout: null })
}

/** A `fetch` based on XMLHttpRequest, because `fetch` reports no upload progress. */
export async function carry(
  url: string,
  { method = 'GET', headers, body, signal }: Carried,
  onProgress: (part: number) => void,
  stall: number,
): Promise<Response> {
  const request = new XMLHttpRequest()
  let clock: ReturnType<typeof setTimeout> | undefined
  const answered = new Promise<Response>((answer, fail) => {
    const wait = () => {
      clearTimeout(clock)
      clock = setTimeout(() => {
        fail(new DOMException('The upload stalled.', 'TimeoutError'))
        request.abort()
      }, stall)
    }
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total ? loaded / total : 0)
    })
    request.addEventListener('progress', wait)
    request.addEventListener('load', () => answer(responseOf(request)))
    request.addEventListener('error', () => fail(new TypeError('The upload broke off.')))
    request.addEventListener('abort', () => {
      fail(new DOMException('The upload was called off.', 'AbortError'))
    })
    signal?.addEventListener('abort', () => request.abort())
    wait()
    onProgress(0)
    request.send(body)
  })
  try {
    return await answered
  } finally {
    clearTimeout(clock)
  }
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const { status, statusText, responseText } = request
  const body = [101, 204, 205, 304].includes(status) ? null : responseText
  return new Response(body, { status, statusText, headers })
}
