import { HANGING } from '../contract/limits.ts'

interface Chunk {
  /** When it was last requested; Infinity once it is there. */
  since?: number
  tries: number
  part?: Promise<unknown>
  resolve?: (part: unknown) => void
  reject?: (reason: unknown) => void
}

const chunks: Record<string, Chunk> = {}

/**
 * Loads a chunk, once for all who wait for it. An import that hangs cannot be ended, and the next one of the same
 * address waits with it, or in some browsers fails as the first one did. So a chunk is requested again under
 * another address, unless the page pins it by an import map, which knows the first address alone.
 *
 * @param get - imports a file of the folder of chunks; only an entry knows where that is
 * @param name - the chunk's file
 * @param needs - other chunks that it imports, to be requested at the same time
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
