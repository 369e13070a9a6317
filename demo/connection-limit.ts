import type { Server } from 'node:http'
import { clientAddress } from './provider/http/client-address.ts'

/**
 * Hangs up on who has as many connections as one address may have: the others find a place, however many one
 * sender opens and leaves idle.
 */
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
