export interface Countdown {
  hold: () => void
  letGo: () => void
  stop: () => void
}

/** Calls `done` once after `duration` ms, excluding time on hold. */
export function countdown(duration: number, done: () => void): Countdown {
  let left = duration
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const letGo = () => {
    if (timer !== undefined) return
    since = Date.now()
    timer = setTimeout(done, left)
  }
  const hold = () => {
    if (timer === undefined) return
    stop()
    left -= Date.now() - since
  }
  letGo()
  return { hold, letGo, stop }
}
