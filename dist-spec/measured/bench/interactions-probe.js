// Runs in the page before all other scripts. `note` is of interactions.ts.
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) note(`${performance.timeOrigin} ${interactionId}`, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })

/** Sets `painted`, a promise of the ms from the next click to the paint of another heading (Element Timing). */
globalThis.awaitClick = () => {
  const before = document.querySelector('h1')
  let pressed = 0
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
  new MutationObserver(() => {
    const heading = document.querySelector('main:not([aria-busy=true]) h1')
    if (pressed && heading && heading !== before && !heading.elementTiming)
      heading.setAttribute('elementtiming', 'arrived')
  }).observe(document, { attributes: true, childList: true, subtree: true })
  globalThis.painted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries())
        if (identifier === 'arrived') resolve(renderTime - pressed)
    }).observe({ type: 'element', buffered: false })
  })
}
