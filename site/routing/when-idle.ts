/** Ms without a load after which a page has what it needs. */
const QUIET = 1000

/** Runs work once the browser is idle. Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void =>
  void (globalThis.requestIdleCallback ?? setTimeout)(work)

/** Runs work once the page has loaded what it needs, so that the work takes no bandwidth from it. */
export function whenQuiet(work: () => void): void {
  const end = () => {
    loads.disconnect()
    whenIdle(work)
  }
  const wait = () => setTimeout(end, QUIET)
  let timer = wait()
  const loads = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = wait()
  })
  loads.observe({ type: 'resource' })
}
