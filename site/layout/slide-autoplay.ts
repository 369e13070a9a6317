import { prefersStill, turned } from './slide-track.ts'

/** Milliseconds per slide. */
const STAY = 6000

/**
 * Turns slides, except while they are pointed at or focused, or nobody sees them.
 * @param insists - true if the pointer may rest on them
 * @returns a function that stops it
 */
export function autoplay(slides: Element, turn: () => void, insists = () => false): () => void {
  const timer = setInterval(() => {
    const held = slides.matches(':hover, :has(:focus-visible)') && !insists()
    if (!held && !document.hidden) turn()
  }, STAY)
  return () => clearInterval(timer)
}

/** Plays the page's slides until React does. Returns a function that stops it. */
export function playSlides(): () => void {
  const slides = document.querySelector<HTMLElement>('[data-autoplay]')
  const track = slides?.querySelector('[data-track]')
  if (!slides || !track || prefersStill()) return () => {}
  return autoplay(slides, () => {
    // The count is React's, and wrong from here on.
    slides.dataset['played'] = ''
    turned(track, undefined, 1, Number(slides.dataset['count']))
  })
}
