/** Delay between refreshes in ms, and the longest one after failures, each of which doubles it. */
const EVERY = 60_000
const LONGEST = 600_000

/**
 * Calls `refresh` every minute while the tab is visible, and when it becomes visible after a minute or more.
 * @param refresh - returns false if it failed, which delays the next call
 * @returns a function that stops it
 */
export function keepFresh(refresh: () => Promise<boolean>): () => void {
  let wait = EVERY
  let last = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function run() {
    last = Date.now()
    const isFresh = await refresh().catch(() => false)
    wait = isFresh ? EVERY : Math.min(wait * 2, LONGEST)
    plan()
  }

  function plan() {
    clearTimeout(timer)
    if (document.hidden || isStopped) return
    timer = setTimeout(() => void run(), Math.max(0, last + wait - Date.now()))
  }

  document.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', plan)
  }
}
