import type { Socket } from 'node:net'
import type { Lock } from './lock.ts'

/**
 * Handles one call of another process.
 * @param words arguments of the call
 * @param stopping is aborted on shutdown; long work has to stop
 */
export type SocketHandler = (
  caller: Socket,
  words: string[],
  stopping: AbortSignal,
) => Promise<void>

/** Calls between processes of the same user that share a data folder. */
export interface FolderSocket {
  /** Registers a handler. Connections that call unknown names are closed. */
  handle(name: string, handler: SocketHandler): void
  stop(): Promise<void>
}

/** In characters. */
const LONGEST = 65_536

export const callOf = (name: string, words?: string[]) =>
  words ? `${name} ${JSON.stringify(words)}\n` : `${name}\n`

/** Handles the calls that arrive at a folder's lock (`callHolder`). */
export async function openFolderSocket(lock: Lock): Promise<FolderSocket> {
  const stopping = new AbortController()
  const handlers = new Map<string, SocketHandler>()
  const underWay = new Set<Promise<void>>()
  const answer = async (caller: Socket, line: string) => {
    const [, name = '', said = '[]'] = /^([a-z]+)(?: (.*))?$/s.exec(line) ?? []
    const handler = handlers.get(name)
    if (stopping.signal.aborted || !handler) return void caller.destroy()
    await handler(caller, JSON.parse(said) as string[], stopping.signal)
  }
  await lock.answer((caller) => {
    let heard: string | undefined = ''
    // Keeps reading, because otherwise a closed connection goes unnoticed.
    caller.setEncoding('utf8').on('data', (said: string) => {
      if (heard === undefined) return
      heard += said
      const end = heard.indexOf('\n')
      if (end < 0 && heard.length < LONGEST) return
      const answering = answer(caller, heard.slice(0, Math.max(end, 0))).catch(
        () => void caller.destroy(),
      )
      heard = undefined
      underWay.add(answering)
      void answering.then(() => underWay.delete(answering))
    })
  })
  return {
    handle: (name, handler) => void handlers.set(name, handler),
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}
