/** An answer as it was sent. */
export interface KeptAnswer {
  status: 200 | 404
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** The pattern of the path that answered it. */
  route: string
  /** The file it is of, as it was then. */
  file?: FileState | undefined
  /** How often data had changed when it was begun. */
  changes: number
  /** When it was begun, in milliseconds since 1970. */
  at: number
}

/** What tells one content of a file from another without reading it. */
export interface FileState {
  name: string
  /** Milliseconds since 1970. */
  mtimeMs: number
  /** Bytes. */
  size: number
}

/** Answers by their keys; what was asked for longest ago goes first. */
export interface AnswerStore {
  get: (key: string) => KeptAnswer | undefined
  put: (key: string, answer: KeptAnswer) => void
  drop: (key: string) => void
}

/** Bytes that an answer takes besides its body and its key. */
const AROUND = 1024

/** Keeps answers of at most so many bytes. */
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
        // Once more, so that it is the youngest.
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
