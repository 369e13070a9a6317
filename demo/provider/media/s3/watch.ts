/** Breaks off what is silent for too long. */
export interface Watch {
  /** Of what is to be broken off. */
  signal: AbortSignal
  /** Counts silence from here on. */
  begin(): void
  /** Counts no more, until it is begun again. */
  pause(): void
  /** Whether it was silent for too long. */
  isOver(): boolean
  abort(): void
}

/** Begins to count. @param patience milliseconds of silence. */
export function newWatch(patience: number): Watch {
  const control = new AbortController()
  let timer: NodeJS.Timeout
  let over = false
  const pause = () => clearTimeout(timer)
  const begin = () => {
    pause()
    timer = setTimeout(() => {
      over = true
      control.abort()
    }, patience)
  }
  begin()
  const { signal } = control
  return { signal, begin, pause, isOver: () => over, abort: () => control.abort() }
}
