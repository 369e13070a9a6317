import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as call,
  type ServerResponse,
} from 'node:http'
import { listening } from './listening.ts'

/** Writes a response in place of the provider's, of which the headers for CORS and the body are given. */
export type Damage = (response: ServerResponse, body: Buffer, cors: IncomingHttpHeaders) => void

/**
 * - `cut`: the connection breaks when half of the body has arrived
 * - `lose`: the request is carried out, and its response lost
 */
export type Fate = 'pass' | 'cut' | 'lose' | Damage

/** A proxy to a provider. A browser route can't do this, because it leaves out files from disk. */
export interface LossyLine {
  origin: string
  /** Decides about a request by its method and path. */
  fate: (method: string, path: string) => Fate
  close: () => Promise<void>
}

export async function openLine(target: string, fate: LossyLine['fate']): Promise<LossyLine> {
  const server = createServer((request, response) => {
    const { method, url } = request
    const is = line.fate(method!, url!)
    const isDamaged = typeof is === 'function'
    const headers = { ...request.headers, ...(isDamaged && { 'accept-encoding': 'identity' }) }
    const onward = call(new URL(url!, target), { method: method!, headers }, (answer) => {
      if (isDamaged) return void replace(response, answer, is)
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
  const line: LossyLine = { ...(await listening(server)), fate }
  return line
}

async function replace(response: ServerResponse, answer: IncomingMessage, damage: Damage) {
  const body = Buffer.concat(await answer.toArray())
  const cors = Object.entries(answer.headers).filter(([name]) => name.startsWith('access-control'))
  damage(response, body, Object.fromEntries(cors))
}
