import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes that are discarded at most: as many as the largest form has. */
const LARGEST_REST = 220_000_000

/**
 * Reads what is left of a body after its response, and forgets it: a client that is still sending reads no response
 * from a connection that was cut.
 */
export function discardRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return
    let bytes = 0
    // Whoever read it before would stop the flow again.
    incoming.removeAllListeners('data').on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > LARGEST_REST) incoming.destroy()
    })
    incoming.resume()
  })
}
