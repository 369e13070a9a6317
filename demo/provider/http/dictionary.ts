/** Compression Dictionary Transport (RFC 9842): the previous version of a file is the dictionary of the next. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedIn } from './accept-encoding.ts'
import type { Head } from './request-head.ts'

export interface Dictionary {
  /** Pattern of the paths for which browsers may keep this file as a dictionary. */
  match: string
  /** Folder of deltas by {@link deltaName}. */
  deltas: string | undefined
}

/** SHA-256 as a structured byte sequence (RFC 9842, section 2.2; RFC 9651, section 3.3.5). */
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/

/** Seconds that Chromium may keep a dictionary after it was last validated. */
const KEPT = 30 * 86_400

/** Hash in hex of the dictionary that a client offers; undefined without a valid one, or if it refuses deltas. */
export function dictionaryIn(head: Head): string | undefined {
  const offered = head('available-dictionary')
  if (offered === undefined || !acceptedIn(head('accept-encoding')).delta) return undefined
  const [, hash] = AVAILABLE.exec(offered.trim()) ?? []
  return hash && Buffer.from(hash, 'base64').toString('hex')
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** File name of a delta between contents with these hashes, so that it fits no other dictionary. */
export const deltaName = (from: string, to: string) => `${from}-${to}.dcb`

/** The response body in coding `dcb` for a client with that dictionary; undefined if there is no delta. */
export async function deltaTo(
  file: string,
  from: string,
  deltas: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(join(deltas, deltaName(from, hashOf(await readFile(file)))))
  } catch {
    return undefined
  }
}

/**
 * True for a script element in Chromium on a secure origin, the only one to which it sends brands. A request that a
 * service worker passes on has another destination.
 */
export const isForChromiumScript = (head: Head) =>
  head('sec-fetch-dest') === 'script' && /"Chromium"/.test(head('sec-ch-ua') ?? '')

/**
 * Headers with which a browser keeps a file as a dictionary.
 *
 * Chromium ignores dictionaries without a freshness lifetime, as with `no-cache`. There, `Vary: *` has each request
 * validated instead (RFC 9111, section 4.1). It may not be combined with other names: Chromium then loads a file
 * without validation if the page has loaded it before. Shared caches may ignore `Vary`, so they must not store it.
 * Others keep `no-cache`: WebKit loads a file with `Vary: *` again instead of validating it, and the caches of service
 * workers refuse it.
 */
export function dictionaryHeaders(
  head: Head,
  { match }: Dictionary,
  caching: string,
): Record<string, string> {
  const offer = { 'use-as-dictionary': `match="${match}"` }
  const vary = 'accept-encoding, available-dictionary'
  if (caching !== 'no-cache') return { ...offer, vary }
  return isForChromiumScript(head)
    ? { ...offer, 'cache-control': `private, max-age=${KEPT}`, vary: '*' }
    : { ...offer, vary: `${vary}, sec-ch-ua, sec-fetch-dest` }
}
