import { $session, persistSession, type Session } from '../widgets/stores/session.ts'
import { retract } from '../widgets/stores/toasts.ts'
import { createFarewells } from './farewell.ts'
import { isGuarded } from './pages.ts'
import { readAsMe, readInPassing } from './reading.ts'
import { currentVisit, follow, go, pathOf, type Visit } from './router.ts'
import { $onScreen, arrive } from './shown.ts'

/** Where a sent form leads (specification, sections 2 and 4). */
const AFTER = {
  'trip-enquiry-sent': 'home',
  'trip-review-sent': 'home',
  'trip-testimonial-sent': 'testimonials',
} as const

/** Keeps the page on screen in step with the address, the session and the widgets. Returns what ends it. */
export function live(origin: string, product: string): () => void {
  const read = readAsMe(origin, product)
  const farewells = createFarewells(readInPassing(origin, product))
  const ended = new AbortController()

  const come = (visit: Visit) => {
    if (isGuarded(visit.route) && !$session.get()) return askToSignIn(visit)
    void arrive(visit, read)
  }
  const changeHands = (now: Session | null, before: Session | null = null) => {
    const visit = currentVisit()
    // That it has ended, or that nobody was let in, is true no more.
    if (now) retract($session)
    const another = now && before && now.id !== before.id
    // Somebody else signed in, in another tab: nothing of the one before may stay here, not even typed.
    if (another && isGuarded(visit.route)) return location.reload()
    come(visit)
  }
  const listen = (name: string, act: (event: CustomEvent) => void) =>
    document.addEventListener(name, (event) => act(event as CustomEvent), { signal: ended.signal })

  for (const [name, route] of Object.entries(AFTER)) listen(name, () => go(pathOf(route)))
  listen('trip-attraction-card-open', (event) => {
    event.preventDefault()
    go(pathOf('attraction', { id: event.detail.attraction }))
  })
  const stops = [
    persistSession((session) => void farewells.say(session)),
    farewells.stop,
    follow(come),
    $session.listen(changeHands),
    () => ended.abort(),
  ]
  return () => stops.forEach((stop) => stop())
}

function askToSignIn(visit: Visit): void {
  const { path, search } = visit
  // At once, and not when the next page has come: what stands there may be somebody's own.
  $onScreen.set({ state: 'waiting', visit })
  const query = new URLSearchParams(search as Record<string, string>)
  go(pathOf('login', {}, { next: query.size > 0 ? `${path}?${query}` : path }), true)
}
