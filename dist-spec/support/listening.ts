import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  origin: string
  close: () => Promise<void>
}

export async function listening(server: Server): Promise<Listening> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
