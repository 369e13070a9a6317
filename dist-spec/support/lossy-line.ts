import { createServer, request as call } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * - `cut`: the connection breaks when half of the body has arrived
 * - `lose`: the request is carried out, and its response lost
 */
export type Fate = 'pass' | 'cut' | 'lose'

/** A proxy to a provider. A browser route can't do this, because it leaves out files from disk. */
export interface LossyLine {
  origin: string
  /** Decides about a request by its method and path. */
  fate: (method: string, path: string) => Fate
  close: () => Promise<void>
}

export async function openLine(target: string, fate: LossyLine['fate']): Promise<LossyLine> {
  const line: LossyLine = { origin: '', fate, close: async () => {} }
  const server = createServer((request, response) => {
    const { method, headers, url } = request
    const is = line.fate(method!, url!)
    const onward = call(new URL(url!, target), { method: method!, headers }, (answer) => {
      if (is === 'lose') {
        answer.resume().on('end', () => request.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
    response.on('close', () => onward.destroy())
    if (is !== 'cut') return
    let left = Number(headers['content-length'] ?? 0) / 2
    request.on('data', (bytes: Buffer) => {
      left -= bytes.length
      if (left <= 0) request.socket.destroy()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  line.close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return line
}
