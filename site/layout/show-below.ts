/** Lays out the parts below the first screen, one in a frame, so that no task is long. */
export function showBelow(): void {
  const parts = [...document.querySelectorAll('[data-below] > *'), document.documentElement]
  const showNext = () => {
    parts.shift()!.setAttribute('data-painted', '')
    if (parts.length > 0) requestAnimationFrame(showNext)
  }
  showNext()
}
