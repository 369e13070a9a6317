import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** A receiver of webhooks. */
export interface Receiver {
  url: string
  /** Status of its responses, or none. */
  answer: number | 'hang'
  received: Received[]
  /** Ends the connections of hanging requests. */
  hangUp(): void
  close(): void
}

export async function receiverForTest(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const event = JSON.parse(body) as Received['event']
    receiver.received.push({ headers: request.headers, body, event })
    if (receiver.answer !== 'hang')
      response.writeHead(receiver.answer).end('quotes asha@mail.example')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answer: 204,
    received: [],
    hangUp: () => server.closeAllConnections(),
    close: () => server.close(),
  }
  return receiver
}
