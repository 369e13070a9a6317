import { type Server, type Socket, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { openPostgres } from './postgres.ts'

let server: Server | undefined
afterEach(() => server?.close())

const message = (type: string, body: string | number[]) => {
  const bytes = Buffer.from(body as string)
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(type), length, bytes])
}
const READY = message('Z', 'I')
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), READY])
const DONE = Buffer.concat([message('C', 'OK\0'), READY])

/** As much of a PostgreSQL as it takes: it hangs up at a query that says so. */
async function serverThatHangsUp(): Promise<string> {
  server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', (query) => {
        if (query.includes('hang up')) socket.destroy()
        else socket.write(DONE)
      })
    })
  })
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  return `postgres://u:p@127.0.0.1:${(server.address() as AddressInfo).port}/d`
}

test('outlives a connection that is lost within a transaction', async () => {
  const broken = vi.fn<(error: Error) => void>()
  process.on('uncaughtException', broken)
  const database = await openPostgres(await serverThatHangsUp(), () => {})
  await expect(database.transaction(async ({ run }) => run('select hang up'))).rejects.toThrow(
    /terminated/,
  )
  await database.transaction(async ({ run }) => run('select 1'))
  await database.close()
  process.off('uncaughtException', broken)
  expect(broken).not.toHaveBeenCalled()
})
