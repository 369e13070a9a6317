import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * A failure: a status and a code, a connection cut before or after the store has acted or during the response, or
 * silence until the promise settles.
 */
export type Fault =
  { status: number; code: string } | 'cut' | 'lose the answer' | 'cut the answer' | Promise<unknown>

/** A proxy to a real store with failures on demand. */
export interface FailingS3 {
  endpoint: string
  /** Failure for a request such as 'PUT /bucket/name?query'; undefined passes it on. */
  fail: (asked: string) => Fault | undefined
  /** Requests without a complete response. */
  underWay: number
  end(): void
}

export async function failingS3(store: string): Promise<FailingS3> {
  const { hostname, port } = new URL(store)
  const sockets = new Set<Socket>()
  const line: FailingS3 = { endpoint: '', fail: () => undefined, underWay: 0, end }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, fault?: Fault): void {
    const { method, url: path, headers } = incoming
    // The signature covers the original host.
    const passed = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      if (fault === 'lose the answer') {
        answer.resume().on('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode!, answer.headers)
      if (fault !== 'cut the answer') return void answer.pipe(outgoing)
      let left = Number(answer.headers['content-length']) / 2
      answer.on('data', (piece: Buffer) => {
        outgoing.write(piece.subarray(0, left), () => left <= 0 && outgoing.destroy())
        left -= piece.length
      })
    })
    // Swift sends invalid bytes after a HEAD response.
    passed.on('error', () => void (outgoing.headersSent || outgoing.destroy()))
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }

  const server = createServer((incoming, outgoing) => {
    incoming.on('error', () => {})
    line.underWay += 1
    outgoing.on('close', () => (line.underWay -= 1))
    const fault = line.fail(`${incoming.method} ${incoming.url}`)
    if (fault === 'cut') return void incoming.destroy()
    if (fault instanceof Promise) return void fault.then(() => pass(incoming, outgoing))
    if (typeof fault !== 'object') return pass(incoming, outgoing, fault)
    incoming.resume().on('end', () => {
      outgoing.writeHead(fault.status, { 'content-type': 'application/xml' })
      outgoing.end(`<Error><Code>${fault.code}</Code></Error>`)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  function end() {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line
}
