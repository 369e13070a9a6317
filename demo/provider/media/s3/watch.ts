/** Aborts after a period of silence. */
export interface Watch {
  signal: AbortSignal
  begin(): void
  /** Stops it until the next `begin`. */
  pause(): void
  isOver(): boolean
  abort(): void
}

/** @param patience ms of silence. */
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
