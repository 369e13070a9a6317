import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

const message = (type: string, body: string | number[]) => {
  const bytes = Buffer.from(body as string)
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(type), length, bytes])
}
const READY = message('Z', 'I')
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), READY])
const DONE = Buffer.concat([message('C', 'OK\0'), READY])
/** A row with the provider's timeout: column and value in text format. */
const LIMITED = Buffer.concat([
  message('T', '\0\x01statement_timeout\0' + '\0'.repeat(18)),
  message('D', '\0\x01\0\0\0\x0330s'),
  DONE,
])

/** A minimal PostgreSQL that fails on demand. */
export interface FailingPostgres {
  url: string
  /** Refuses all further queries with this SQLSTATE. */
  refuseWith(code: string): void
  end(): void
}

/** Answers every query with no rows, and disconnects at one with 'hang up'. */
export async function failingPostgres(): Promise<FailingPostgres> {
  let refusal: Buffer | undefined
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', (query) => {
        if (query.includes('hang up')) socket.destroy()
        else if (query.includes('show statement_timeout')) socket.write(LIMITED)
        else socket.write(refusal ?? DONE)
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://u:p@127.0.0.1:${(server.address() as AddressInfo).port}/d`,
    refuseWith: (code) => {
      const fields = `SFATAL\0C${code}\0Mquotes asha@mail.example\0\0`
      refusal = Buffer.concat([message('E', fields), READY])
    },
    end: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
