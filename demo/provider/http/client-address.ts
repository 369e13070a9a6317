import type { ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'

export interface Connection {
  incoming?: { socket?: { remoteAddress?: string | undefined } }
  outgoing?: ServerResponse
}

/**
 * Client address for rate limits: an IPv4 address, or the /64 network of an IPv6 one, since a single visitor has all
 * of that. Behind `trustProxy` proxies it is the address seen by the outermost of them; entries further left in
 * `X-Forwarded-For` come from the client and are ignored.
 */
export function clientAddress(
  headers: Headers,
  connection: Connection | undefined,
  trustProxy: number,
): string {
  const direct = connection?.incoming?.socket?.remoteAddress ?? 'unknown'
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const seen = trustProxy > 0 ? forwarded.filter(Boolean).slice(-trustProxy)[0] : undefined
  return networkOf(withoutPort(seen ?? direct)).slice(0, 64)
}

/** Some proxies add the port, which differs for each connection. */
function withoutPort(address: string): string {
  const [, four, six] = /^(?:([\d.]+)(?::\d+)?|\[([\da-f:.%]+)\](?::\d+)?)$/i.exec(address) ?? []
  return four ?? six ?? address
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
