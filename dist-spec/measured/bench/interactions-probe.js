// Runs in the page before all other scripts. `note` is of interactions.ts.
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) note(`${performance.timeOrigin} ${interactionId}`, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })

/** Sets `painted`, a promise of the ms from the next click to the paint of another heading. */
globalThis.awaitClick = () => {
  globalThis.painted = new Promise((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (heading() === before || document.querySelector('main[aria-busy=true]'))
            return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          requestAnimationFrame(() => port2.postMessage(''))
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}
