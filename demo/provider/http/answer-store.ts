export interface KeptAnswer {
  status: 200 | 404
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  route: string
  file?: FileState | undefined
  /** Number of data changes before the response was produced. */
  changes: number
  /** Start of its production, in ms since 1970. */
  at: number
}

/** Detects a changed file without reading it. */
export interface FileState {
  name: string
  mtimeMs: number
  size: number
}

export interface AnswerStore {
  get: (key: string) => KeptAnswer | undefined
  put: (key: string, answer: KeptAnswer) => void
  drop: (key: string) => void
}

/** Estimated bytes of an entry besides its body and key. */
const AROUND = 1024

export function answerStore(mostBytes: number): AnswerStore {
  const kept = new Map<string, KeptAnswer>()
  let total = 0
  const sizeOf = (key: string, { body }: KeptAnswer) => body.byteLength + key.length * 2 + AROUND

  const drop = (key: string) => {
    const answer = kept.get(key)
    if (!answer) return
    total -= sizeOf(key, answer)
    kept.delete(key)
  }
  return {
    get(key) {
      const answer = kept.get(key)
      if (answer) {
        kept.delete(key)
        kept.set(key, answer)
      }
      return answer
    },
    put(key, answer) {
      drop(key)
      kept.set(key, answer)
      total += sizeOf(key, answer)
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
    drop,
  }
}
