import type { Socket } from 'node:net'
import type { Lock } from './lock.ts'

/**
 * Answers one call of another process.
 * @param words what was said besides the call's name.
 * @param stopping is aborted when nothing long is to be begun, or gone on with, any more.
 */
export type Answerer = (caller: Socket, words: string[], stopping: AbortSignal) => Promise<void>

/** What the process that has a data folder does for others of the same user. */
export interface FolderCalls {
  /** Answers calls of this name from now on; who makes others is hung up on. */
  take(name: string, answer: Answerer): void
  /** Takes no more, and waits for those that are under way. */
  stop(): Promise<void>
}

/** Longest call in characters. */
const LONGEST = 65_536

/** How a call is said: its name, and a list of words where it takes some. */
export const callOf = (name: string, words?: string[]) =>
  words ? `${name} ${JSON.stringify(words)}\n` : `${name}\n`

/** Answers who calls by the lock of a folder (`callHolder`). */
export async function answerCalls(lock: Lock): Promise<FolderCalls> {
  const stopping = new AbortController()
  const answerers = new Map<string, Answerer>()
  const underWay = new Set<Promise<void>>()
  const answer = async (caller: Socket, line: string) => {
    const [, name = '', said = '[]'] = /^([a-z]+)(?: (.*))?$/s.exec(line) ?? []
    const answerer = answerers.get(name)
    if (stopping.signal.aborted || !answerer) return void caller.destroy()
    await answerer(caller, JSON.parse(said) as string[], stopping.signal)
  }
  await lock.answer((caller) => {
    let heard: string | undefined = ''
    // It is listened to further on, for that tells when the caller has gone.
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
    take: (name, answerer) => void answerers.set(name, answerer),
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}
