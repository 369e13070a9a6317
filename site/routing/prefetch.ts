import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { $session } from '../../widgets/stores/session.ts'
import { $currentPage, loadTransition } from './current-page.ts'
import { isGuarded, pageOf } from './pages.ts'
import { dropPrefetched, isPrefetched, keepPrefetched, keyOf } from './prefetched.ts'
import { type Route, visitOf } from './router.ts'
import { preloadTags } from './tags-script.ts'
import { whenIdle } from './when-idle.ts'

/** Ms that a pointer or the focus rests on a link before it counts as intent. */
const REST = 65

/** Bytes of scripts, style sheets and calls per page view, after which nothing more is prefetched. */
const BUDGET = 200 * 1024

/** Loading their data would use up a key, or tell who reads. */
const CODE_ONLY = new Set<Route | undefined>(['activateAccount', 'followEnquiry', 'thanks'])

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isThrifty(): boolean {
  const { connection }: { connection?: Connection } = navigator as object
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Loads pages before their links are followed: code and data where the visitor points or focuses, code alone for links
 * in view. Never on a connection that saves data. Returns a function that stops it.
 */
export function startPrefetch(read: Read, provider: Provider): () => void {
  let spent = 0
  const isAllowed = () => spent < BUDGET && !isThrifty()

  async function prefetch(link: HTMLAnchorElement): Promise<void> {
    const visit = visitOf(link.pathname + link.search)
    const isHere = keyOf(visit) === keyOf($currentPage.get().visit)
    if (isHere || !isAllowed()) return
    if (visit.route === 'attraction') void loadTransition().catch(() => {})
    const { load, hasTags } = await pageOf(visit.route)
    if (hasTags) preloadTags()
    if (!load || isGuarded(visit.route) || CODE_ONLY.has(visit.route) || isPrefetched(visit)) return
    let hasFailed = false
    const noting: Read = async (endpoint, request) => {
      const result = await read(endpoint, request)
      if (result.failure) hasFailed = true
      return result
    }
    const data = load(visit, noting, provider)
    keepPrefetched(visit, data)
    await data
    // The visit asks again.
    if (hasFailed) dropPrefetched(visit)
  }

  const wish = (link: HTMLAnchorElement) => void prefetch(link).catch(() => {})
  const press = (event: Event) => {
    const link = linkOf(event)
    if (link) wish(link)
  }
  // Of its own for pointer and focus: a page that scrolls to the focus moves under the pointer.
  const restOf = () => {
    let resting: ReturnType<typeof setTimeout> | undefined
    return (event: Event) => {
      clearTimeout(resting)
      const link = linkOf(event)
      if (link) resting = setTimeout(wish, REST, link)
    }
  }

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      inView.unobserve(target)
      const { route } = visitOf(target.pathname + target.search)
      if (isAllowed()) whenIdle(() => void pageOf(route).catch(() => {}))
    }
  })
  const look = () => {
    inView.disconnect()
    for (const link of document.links) if (isOurs(link)) inView.observe(link)
  }

  let shown = $currentPage.get().visit.path
  const arrived = ({ state, visit }: ReturnType<typeof $currentPage.get>) => {
    if (state !== 'ready') return
    if (visit.path !== shown) spent = 0
    shown = visit.path
    whenIdle(look)
  }
  // Prefetched or not, since what a page needs leaves less for others.
  const counting = new PerformanceObserver((list) => {
    const loads = list.getEntries() as PerformanceResourceTiming[]
    for (const { initiatorType, transferSize } of loads)
      if (/^(?:fetch|link|script)$/.test(initiatorType)) spent += transferSize
  })
  counting.observe({ type: 'resource' })
  whenIdle(look)
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('pointerdown', press, { signal })
  document.addEventListener('pointerover', restOf(), { signal })
  document.addEventListener('focusin', restOf(), { signal })
  const stops = [
    $currentPage.listen(arrived),
    // Data may differ for another visitor.
    $session.listen(() => dropPrefetched()),
    () => inView.disconnect(),
    () => counting.disconnect(),
    () => ended.abort(),
  ]
  return () => stops.forEach((stop) => stop())
}

/** The link of an event that the router would follow, also in a card's shadow root. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  return link && isOurs(link) ? link : undefined
}

const isOurs = (link: HTMLAnchorElement | HTMLAreaElement): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  link.origin === location.origin &&
  !link.target.startsWith('_') &&
  !link.download
