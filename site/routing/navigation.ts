import { $session, persistSession, type Session } from '../../widgets/stores/session.ts'
import { keepStepsInHistory } from '../../widgets/stores/step-history.ts'
import { retract, retractFailures } from '../../widgets/stores/toasts.ts'
import { createFarewells } from '../account/farewell.ts'
import { knowPerson } from '../account/known-person.ts'
import { findSentReview, noteSentReview } from '../home/sent-review.ts'
import { findSentTrip, followEnquiries } from '../home/sent-trip.ts'
import { isGuarded } from './pages.ts'
import { here, readAsMe, readInPassing } from '../account/session-client.ts'
import { currentVisit, follow, go, pathOf, type Visit } from './router.ts'
import { $currentPage, arrive } from './current-page.ts'

/** Keeps the page in step with the address, the session and the widgets. Returns a function that stops it. */
export function startNavigation(origin: string, product: string): () => void {
  const read = readAsMe(origin, product)
  const readAside = readInPassing(origin, product)
  const farewells = createFarewells(readAside)
  const enquiries = followEnquiries(here(origin, product))
  const ended = new AbortController()

  let path: string | undefined
  const come = (visit: Visit) => {
    // Failures of the previous page are out of date here. "Session ended" stays, since it explains the redirect.
    if (visit.path !== path) retractFailures($session)
    path = visit.path
    if (isGuarded(visit.route) && !$session.get()) return askToSignIn(visit)
    void arrive(visit, read, here(origin, product))
    void person.visit(visit.route)
  }
  const changeHands = (now: Session | null, before: Session | null = null) => {
    const visit = currentVisit()
    if (now) retract($session)
    const another = now && before && now.id !== before.id
    // Another user signed in from another tab. Reload, so that no data or drafts of the previous user remain.
    if (another && isGuarded(visit.route)) return location.reload()
    come(visit)
  }
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: ended.signal })

  listen('trip-enquiry-send', ({ detail }) => enquiries.send(detail))
  listen('trip-enquiry-sent', ({ detail, target }) => {
    enquiries.sent(detail)
    leave(target, pathOf('home'))
  })
  listen('trip-review-sent', ({ detail, target }) => {
    noteSentReview({ kind: 'review', ...detail })
    leave(target, pathOf('home'))
  })
  listen('trip-testimonial-sent', ({ detail, target }) => {
    noteSentReview({ kind: 'testimonial', ...detail })
    leave(target, pathOf('testimonials'))
  })
  listen('trip-attraction-card-open', (event) => {
    event.preventDefault()
    go(pathOf('attraction', { id: event.detail.attraction }))
  })
  const stopKeeping = persistSession((session) => void farewells.say(session))
  const person = knowPerson(readAside)
  const stops = [
    stopKeeping,
    person.stop,
    keepStepsInHistory(),
    farewells.stop,
    follow(come),
    $session.listen(changeHands),
    () => ended.abort(),
  ]
  findSentTrip()
  findSentReview()
  return () => stops.forEach((stop) => stop())
}

/** Leaves a sent form. `inert` keeps its status from being announced in addition to the toast (WCAG 4.1.3). */
function leave(form: EventTarget | null, path: string): void {
  if (form instanceof HTMLElement) form.inert = true
  go(path)
}

function askToSignIn(visit: Visit): void {
  const { path, search } = visit
  // Immediately, since the page on screen may show private data.
  $currentPage.set({ state: 'waiting', visit })
  const query = new URLSearchParams(search)
  go(pathOf('login', {}, { next: query.size > 0 ? `${path}?${query}` : path }), true)
}
