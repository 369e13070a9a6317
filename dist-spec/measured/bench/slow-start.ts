import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { LATENCY } from './measure.ts'

/** Initial window in bytes: ten segments (RFC 6928, section 2). */
const FIRST_WINDOW = 14_600

/** Proxies a server on another port, with slow start for each connection (RFC 5681, section 3.1). */
export async function slowStart(origin: string): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port)
  const server = createServer((visitor) => {
    const behind = connect(port, '127.0.0.1')
    visitor.pipe(behind)
    pace(behind, visitor)
    // A failed connection needs no more data.
    for (const socket of [visitor, behind]) socket.on('error', () => socket.destroy())
    visitor.on('close', () => behind.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: own } = server.address() as AddressInfo
  return { origin: `http://localhost:${own}`, close: () => server.close() }
}

/** Sends a window of bytes, waits until they must have been acknowledged, and doubles the window. */
function pace(from: Socket, to: Socket): void {
  let window = FIRST_WINDOW
  let left = window
  let waiting: NodeJS.Timeout | undefined
  /** The browser's emulated latency before the first byte of a response would hide the first pause. */
  let added = LATENCY
  const go = () => {
    for (let bytes; (bytes = Math.min(left, from.readableLength)) > 0; left -= bytes) {
      to.write(from.read(bytes))
      waiting ??= setTimeout(heard, LATENCY)
    }
  }
  const heard = () => {
    if (left === 0) waiting = setTimeout(open, added)
    else {
      waiting = undefined
      left = window
      added = LATENCY
    }
  }
  const open = () => {
    waiting = undefined
    window *= 2
    left = window
    added = 0
    go()
  }
  from.on('readable', go)
  from.on('end', () => to.end())
}
