import type { Server } from 'node:http'
import { clientAddress } from '../provider/http/client-address.ts'

/** Closes connections above the per-address limit, so that one client's idle connections can't use them all up. */
export function limitConnections(server: Server, most: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientAddress(new Headers(), { incoming: { socket } }, 0)
    const count = counts.get(address) ?? 0
    if (count >= most) return void socket.destroy()
    counts.set(address, count + 1)
    socket.once('close', () => {
      const left = counts.get(address)! - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}
