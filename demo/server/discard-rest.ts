import type { IncomingMessage, ServerResponse } from 'node:http'

/** Most bytes to discard: the size of the largest form. */
const LARGEST_REST = 220_000_000

/** Discards the rest of a body after its response. A sender never reads the response of a connection that was cut. */
export function discardRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return
    let bytes = 0
    // Another reader would pause the stream again.
    incoming.removeAllListeners('data').on('data', (part: Buffer) => {
      bytes += part.length
      if (bytes > LARGEST_REST) incoming.destroy()
    })
    incoming.resume()
  })
}
