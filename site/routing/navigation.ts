import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { $session, type Session } from '../../widgets/stores/session.ts'
import { keepStepsInHistory } from '../../widgets/stores/step-history.ts'
import { retract, retractFailures } from '../../widgets/stores/toasts.ts'
import { isGuarded } from './pages.ts'
import { currentVisit, follow, go, pathOf, type Route, type Visit } from './router.ts'
import { $currentPage, arrive, loadTransition } from './current-page.ts'

/**
 * Keeps the page in step with the address and the session. Returns a function that stops it.
 * @param visited - runs on every step to a page that the visitor may see
 */
export function startNavigation(
  read: Read,
  provider: Provider,
  visited: (route: Route | undefined) => unknown,
): () => void {
  let path: string | undefined
  const come = (visit: Visit) => {
    // Failures of the previous page are out of date here. "Session ended" stays, since it explains the redirect.
    if (visit.path !== path) retractFailures($session)
    path = visit.path
    if (isGuarded(visit.route) && !$session.get()) return askToSignIn(visit)
    void arrive(visit, read, provider)
    visited(visit.route)
  }
  const changeHands = (now: Session | null, before: Session | null = null) => {
    const visit = currentVisit()
    if (now) retract($session)
    const another = now && before && now.id !== before.id
    // Another user signed in from another tab. Reload, so that no data or drafts of the previous user remain.
    if (another && isGuarded(visit.route)) return location.reload()
    come(visit)
  }
  const openCard = (event: DocumentEventMap['trip-attraction-card-open']) => {
    event.preventDefault()
    for (const opened of document.querySelectorAll('[data-opened]'))
      opened.removeAttribute('data-opened')
    if (event.target instanceof Element) event.target.setAttribute('data-opened', '')
    loadTransition().catch(() => {})
    go(pathOf('attraction', { id: event.detail.attraction }))
  }
  document.addEventListener('trip-attraction-card-open', openCard)
  const stops = [
    keepStepsInHistory(),
    follow(come),
    $session.listen(changeHands),
    () => document.removeEventListener('trip-attraction-card-open', openCard),
  ]
  return () => stops.forEach((stop) => stop())
}

function askToSignIn(visit: Visit): void {
  const { path, search } = visit
  // Immediately, since the page on screen may show private data.
  $currentPage.set({ state: 'waiting', visit })
  const query = new URLSearchParams(search)
  go(pathOf('login', {}, { next: query.size > 0 ? `${path}?${query}` : path }), true)
}
