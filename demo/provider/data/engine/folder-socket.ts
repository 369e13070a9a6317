import type { ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { Lock } from './lock.ts'

/**
 * Handles one call of another process.
 * @param words arguments of the call
 * @param stopping is aborted on shutdown; long work has to stop
 */
export type SocketHandler = (
  response: ServerResponse,
  words: string[],
  stopping: AbortSignal,
) => Promise<void>

/** Calls between processes of the same user that share a data folder. */
export interface FolderSocket {
  /** Registers a handler of `POST /name`. It responds with 200, or with 422 and a message. */
  handle(name: string, handler: SocketHandler): void
  stop(): Promise<void>
}

const WORDS = z.array(z.string())

/** Serves HTTP at a folder's lock (`callHolder`). The body of a request is a JSON array of words. */
export function openFolderSocket(lock: Lock): FolderSocket {
  const stopping = new AbortController()
  const handlers = new Map<string, SocketHandler>()
  const underWay = new Set<Promise<unknown>>()
  lock.answer(async (call, response) => {
    const words = z.safeParse(WORDS, await json(call).catch(() => undefined))
    const handler = handlers.get(`${call.method} ${call.url}`)
    const refuse = (status: number, why: string) =>
      response.writeHead(status).end(`The process that uses the data folder ${why}.`)
    if (stopping.signal.aborted) return refuse(503, 'is stopping')
    if (!handler)
      return refuse(404, 'does not know this command. It may be starting or an older version')
    if (!words.success) return refuse(400, 'expects a JSON array of strings')
    const work = handler(response, words.data, stopping.signal).catch(() => response.destroy())
    underWay.add(work)
    return work.then(() => underWay.delete(work))
  })
  return {
    handle: (name, handler) => void handlers.set(`POST /${name}`, handler),
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}
