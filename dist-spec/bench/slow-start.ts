import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { LATENCY } from './measure.ts'

/** Bytes that a server may send before it has heard that they came: ten segments (RFC 6928, section 2). */
const FIRST_WINDOW = 14_600

/** Addresses the same server by another port, behind which each connection begins slowly (RFC 5681, section 3.1). */
export async function slowStart(origin: string): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port)
  const server = createServer((visitor) => {
    const behind = connect(port, '127.0.0.1')
    visitor.pipe(behind)
    pace(behind, visitor)
    // Who is gone asks for no more.
    for (const socket of [visitor, behind]) socket.on('error', () => socket.destroy())
    visitor.on('close', () => behind.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: own } = server.address() as AddressInfo
  return { origin: `http://localhost:${own}`, close: () => server.close() }
}

/** Sends on a window of bytes, waits until they must have been heard of, and sends twice as many. */
function pace(from: Socket, to: Socket): void {
  let window = FIRST_WINDOW
  let left = window
  let waiting: NodeJS.Timeout | undefined
  // Once for the way there and back, and once for that which the browser adds before it shows a first byte.
  let isFirst = true
  const go = () => {
    for (let bytes; (bytes = Math.min(left, from.readableLength)) > 0; left -= bytes) {
      to.write(from.read(bytes))
      waiting ??= setTimeout(open, isFirst ? 2 * LATENCY : LATENCY)
    }
  }
  const open = () => {
    waiting = undefined
    isFirst = false
    if (left === 0) window *= 2
    left = window
    go()
  }
  from.on('readable', go)
  from.on('end', () => to.end())
}
