import { createServer, request as call } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy to a provider, which carries out every request but may drop the response to a POST. */
export interface LossyLine {
  origin: string
  losing: boolean
  close: () => Promise<void>
}

/** Opens one. A browser route cannot do this, because a fetched request leaves out files from disk. */
export async function openLine(target: string): Promise<LossyLine> {
  const line: LossyLine = { origin: '', losing: true, close: async () => {} }
  const server = createServer((request, response) => {
    const { method, headers, url } = request
    const onward = call(new URL(url!, target), { method: method!, headers }, (answer) => {
      if (method === 'POST' && line.losing) {
        answer.resume().on('end', () => request.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  line.close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return line
}
