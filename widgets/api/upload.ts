import type { Endpoint } from '../contract/endpoint.ts'
import { type Address, ask, type Carried, type Request, type Result } from './client.ts'

/** Milliseconds without a byte more, until an upload counts as timed out. */
const STALL = 60_000

export interface Upload extends Omit<Request<never>, 'input' | 'carrier' | 'timeout'> {
  form: FormData
  /** What part of the body is on its way, from 0 to 1; first called with 0. */
  onProgress?: (part: number) => void
  /** Milliseconds without progress that are too many; 60,000 without it. */
  stall?: number
}

/**
 * Sends a multipart form, however long it takes, and tells how far it has come. The browser reads files
 * from disk while it sends them, so that none is copied into memory. Rejects only when called off.
 */
export function upload<Output>(
  address: Address,
  endpoint: Endpoint<unknown, Output>,
  { onProgress = () => {}, stall = STALL, ...request }: Upload,
): Promise<Result<Output>> {
  const carrier = (url: string, call: Carried) => carry(url, call, onProgress, stall)
  return ask(address, endpoint, { ...request, carrier, timeout: null })
}

/** A `fetch` over XMLHttpRequest, which alone knows how much of a body has been sent. */
async function carry(
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
