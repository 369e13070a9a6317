/** Scripts load after the first paint, so that style sheets, fonts and pictures get the bandwidth until then. */
// A sheet of its own, which pages have inline. Fonts in a later one would lay out the whole page again.
import './styles/fonts.css'
import './messages/en/type.css'
import { load, loadAgain } from '../widgets/contract/values/load.ts'
import { LATE } from '../widgets/contract/limits.ts'
import { attempt } from '../widgets/stores/attempt.ts'
import { keepDrafts } from '../widgets/stores/forms/engine/lasting-drafts.ts'
import { showBelow } from './layout/show-below.ts'
import { playSlides } from './layout/slide-autoplay.ts'
import { fetchFiles } from './routing/fetch-files.ts'
import type { PageData } from './routing/page-data.ts'
import { add, followTags, loadFirstTags, preloadFirstTags } from './routing/tags-script.ts'
import { firstInteraction, keepActs } from './routing/until-started.ts'

/** Share of page loads that report how fast they were. */
const SHARE = 0.1

/** What only React shows: a session, its end to report, and forms that were sent in this tab. */
const isKnown = () =>
  attempt(
    () =>
      'token' in localStorage ||
      'trip:untold' in localStorage ||
      'trip:sent' in sessionStorage ||
      'trip:reviewed' in sessionStorage,
  )

keepActs()
const used = firstInteraction()
if (!document.hidden) {
  await new Promise<void>((painted) => {
    requestAnimationFrame(() => setTimeout(painted))
    // Hidden tabs never paint, so do not wait for it.
    document.addEventListener('visibilitychange', () => painted(), { once: true })
  })
}
showBelow()
// Before the first form renders.
keepDrafts()
const written = document.querySelector('#page-data')?.textContent ?? '{}'
const { files = [], hydrate }: Partial<PageData> = JSON.parse(written)
if (hydrate === 'on interaction') {
  loadFirstTags()
  report()
  const stop = playSlides()
  if (!isKnown()) await used
  stop()
}
// In parallel, so that no file waits for another to import it.
fetchFiles(files).catch(() => {})
preloadFirstTags()
// The server's HTML stays usable while this retries.
const clock = setInterval(loadAgain, LATE)
try {
  await load(() => import('./react.ts'))
  await load(() => import('./main.tsx'))
} finally {
  clearInterval(clock)
  followTags()
  if (hydrate !== 'on interaction') report()
}

function report(): void {
  // Not the visits of programs, which would distort the figures.
  if (!navigator.webdriver && Math.random() < SHARE)
    add('script', { src: '/widgets/trip-vitals.js' })
}
