import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** How often each Message-ID arrived. */
  received: Map<string, number>
  stop(): Promise<void>
}

/** Accepts every email. */
export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const [, id] = /^message-id:\s*(\S+)/im.exec(Buffer.concat(parts).toString('latin1')) ?? []
        received.set(id ?? '', (received.get(id ?? '') ?? 0) + 1)
        done()
      })
    },
  })
  // An instance that is killed breaks its connection.
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
