import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { codeOf } from '../errors/error-trace.ts'
import type { Attempt } from '../data/webhooks/deliveries.ts'

/** Ms for an attempt, including the name lookup. */
const PATIENCE = 15_000

/** Bytes of a response that are read before the connection is closed. */
const MOST_READ = 10_240

export interface Sending {
  url: string
  body: string
  headers: Record<string, string>
}

export interface Network {
  resolve(host: string): Promise<string[]>
  isAllowed(address: string): boolean
}

export const resolveAll = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/** The name has an address that isn't public. */
class PrivateAddress extends Error {
  code = 'PRIVATE_ADDRESS'
}

/**
 * Posts a webhook. Redirects aren't followed. The name is resolved once, and the connection goes to the checked
 * address, so that a second answer of the name server can't lead elsewhere.
 * @throws the reason of the signal, after an abort
 */
export async function sendWebhook(
  { url, body, headers }: Sending,
  { resolve, isAllowed }: Network,
  signal: AbortSignal,
  patience = PATIENCE,
): Promise<Attempt> {
  const begun = performance.now()
  const timeout = AbortSignal.timeout(patience)
  const duration = () => Math.round(performance.now() - begun)
  try {
    const { protocol, hostname, port, host, pathname, search } = new URL(url)
    const name = hostname.replace(/^\[|\]$/g, '')
    const addresses = await within(timeout, checked(name, resolve, isAllowed))
    const request = (protocol === 'https:' ? https : http).request({
      host: name,
      lookup: answering(addresses),
      port,
      path: pathname + search,
      method: 'POST',
      agent: false,
      headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, timeout]),
    })
    // `once` only listens until the response begins.
    request.on('error', () => {}).end(body)
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    await readSome(response)
    request.destroy()
    const status = response.statusCode!
    const isDelivered = status >= 200 && status < 300
    return { status, duration: duration(), ...(!isDelivered && { failure: `HTTP_${status}` }) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const failure = timeout.aborted ? 'TIMEOUT' : (codeOf(error) ?? 'ERROR')
    return { duration: duration(), failure }
  }
}

async function checked(name: string, resolve: Network['resolve'], isAllowed: Network['isAllowed']) {
  const addresses = await resolve(name)
  // One that isn't allowed spoils all, because it shows what the name is used for.
  if (addresses.length === 0 || !addresses.every(isAllowed)) throw new PrivateAddress()
  return addresses
}

/** Answers a connection's name lookup with known addresses. It isn't called for names that are addresses. */
function answering(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, answer) => {
    if (options.all) answer(null, all)
    else answer(null, all[0]!.address, all[0]!.family)
  }
}

/** A name lookup can't be aborted, so nobody waits for it. */
async function within<Answer>(timeout: AbortSignal, work: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) =>
    timeout.addEventListener('abort', () => reject(timeout.reason)),
  )
  return Promise.race([work, late])
}

async function readSome(response: http.IncomingMessage): Promise<void> {
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes >= MOST_READ) return
  }
}
