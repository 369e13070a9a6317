// First, so that its cascade layers are declared before any component's styles.
import './styles/ground.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from './react.ts'
import { followSession } from './account/follow-session.ts'
import { here, readAsMe, readInPassing } from './account/session-client.ts'
import { followForms } from './home/follow-forms.ts'
import { App } from './layout/app/app.tsx'
import { suggestFrom } from './layout/search/suggest.ts'
import { startNavigation } from './routing/navigation.ts'
import { pageOf } from './routing/pages.ts'
import { start as tellStarted } from './routing/started.ts'
import { whenQuiet } from './routing/when-idle.ts'
import { load } from '../widgets/contract/values/load.ts'
import { $currentPage } from './routing/current-page.ts'
import { currentVisit } from './routing/router.ts'
import { $posted, type PageData } from './routing/page-data.ts'

const root = document.querySelector('#site')
if (!root) throw new Error('index.html has no element #site')
const written = document.querySelector('#page-data')?.textContent
const { product, ready, data, refused, posted }: PageData = written
  ? JSON.parse(written)
  : { product: 'trips' }
$posted.set(posted)
const provider = here(location.origin, product)
const visit = refused ? { ...currentVisit(), route: undefined } : currentVisit()
if (ready) {
  const page = await pageOf(visit.route)
  page.seed?.(data, provider)
  $currentPage.set({ state: 'ready', visit, page, data })
} else $currentPage.set({ state: 'waiting', visit })
// The posted result belongs to the first page only.
$currentPage.listen(() => $posted.set(undefined))

function start(): () => void {
  const session = followSession(readInPassing(location.origin, product))
  const read = readAsMe(location.origin, product)
  suggestFrom(async (typed, signal) => {
    const { suggestPages } = await import('./browse/suggestions.ts')
    return suggestPages(read, typed, signal)
  })
  let isStopped = false
  const stops = [
    session.stop,
    startNavigation(read, provider, session.visit),
    followForms(provider),
  ]
  const prefetching = async () => {
    const { startPrefetch } = await load(() => import('./routing/prefetch.ts'))
    if (!isStopped) stops.push(startPrefetch(read, provider))
  }
  whenQuiet(() => void prefetching().catch(() => {}))
  // From here on, links are followed without loading a page.
  tellStarted()
  return () => {
    isStopped = true
    stops.forEach((stop) => stop())
  }
}

const app = (
  <StrictMode>
    <App origin={location.origin} product={product} start={start} />
  </StrictMode>
)
// Hydrates the server's HTML, or renders here if there is none. The transition splits hydration into slices, so that
// scrolling and typing stay responsive.
if (ready) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
