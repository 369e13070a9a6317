// Runs in the page before all other scripts, and records long tasks and frames (proof.ts).
globalThis.probe = { tasks: [], frames: [] }

new PerformanceObserver((list) => probe.tasks.push(...list.getEntries())).observe({
  type: 'longtask',
})

requestAnimationFrame(function next(at) {
  probe.frames.push(at)
  requestAnimationFrame(next)
})
