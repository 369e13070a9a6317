import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port whose next two are free as well. It is below the ports that systems give to other sockets, so that no
 * concurrent test gets it until it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 16_384 + 4 * randomInt(4096)
    const free = await Promise.all([port, port + 1, port + 2].map(isFree))
    if (free.every(Boolean)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
