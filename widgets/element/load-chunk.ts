import { HANGING } from '../contract/limits.ts'

interface Chunk {
  since?: number
  tries: number
  part?: Promise<unknown>
  resolve?: (part: unknown) => void
  reject?: (reason: unknown) => void
}

const chunks: Record<string, Chunk> = {}

/**
 * Loads a chunk once for all callers. A hanging import cannot be aborted, and another import of the same URL waits with
 * it or, in some browsers, fails with it. A retry therefore uses another URL, unless an import map of the page pins the
 * first one.
 * @param get - imports a file from the chunk folder; only an entry knows its location
 * @param needs - chunks that it imports, requested in parallel
 */
export function loadChunk(
  get: (file: string) => Promise<unknown>,
  name: string,
  ...needs: string[]
): Promise<unknown> {
  for (const need of needs) loadChunk(get, need).catch(() => {})
  const chunk = (chunks[name] ??= { tries: 0 })
  const now = performance.now()
  if (!(now - chunk.since! < HANGING)) {
    chunk.since = now
    const again = chunk.tries++ && !isPinned(name) ? `?${chunk.tries}` : ''
    chunk.part ??= new Promise((resolve, reject) => Object.assign(chunk, { resolve, reject }))
    get(name + again).then(
      (part) => {
        chunk.since = Infinity
        chunk.resolve!(part)
      },
      (reason) => {
        if (chunk.since === Infinity) return
        chunk.reject!(reason)
        chunks[name] = { tries: chunk.tries }
      },
    )
  }
  return chunk.part!
}

const isPinned = (name: string) =>
  [...document.querySelectorAll('[type=importmap]')].some(({ textContent }) =>
    textContent!.includes(name),
  )
