import { atom, computed } from 'nanostores'
import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import type { Page } from './page.ts'
import { pageOf } from './pages.ts'
import { keyOf, takePrefetched } from './prefetched.ts'
import type { Visit } from './router.ts'

/** `page` is set once its code has loaded; `again` is true while other data of the same page load. */
export type CurrentPage =
  | { state: 'waiting'; visit: Visit; page?: Page }
  | { state: 'ready'; visit: Visit; page: Page; data: unknown; again?: boolean }
  | { state: 'failed'; visit: Visit }

export const $currentPage = atom<CurrentPage>({
  state: 'waiting',
  visit: { route: undefined, params: {}, search: {}, path: '' },
})

export const $isRefreshing = computed(
  $currentPage,
  (current) => current.state === 'ready' && current.again === true,
)

/** Milliseconds before a loading state shows. Most pages arrive earlier, and the state would only flicker. */
const PATIENCE = 150

let withTransition: typeof import('./page-transition.ts').withTransition | undefined

/** For a card that will be opened. Its page does not wait for it. */
export async function loadTransition(): Promise<void> {
  if (!('startViewTransition' in document)) return
  withTransition ??= (await import('./page-transition.ts')).withTransition
}

let visits = 0
let last: Parameters<typeof arrive> | undefined

/** Shows the page of a visit, unless it is on screen. A later visit cancels an earlier one. */
export async function arrive(visit: Visit, read: Read, provider?: Provider): Promise<void> {
  last = [visit, read, provider]
  const before = $currentPage.get()
  if (before.state !== 'ready' || keyOf(before.visit) !== keyOf(visit))
    await bring(visit, read, provider)
  else {
    visits += 1
    if (before.again) $currentPage.set({ ...before, again: false })
  }
}

export async function again(): Promise<void> {
  if (last) await bring(...last)
}

async function bring(visit: Visit, read: Read, provider?: Provider): Promise<void> {
  const mine = ++visits
  let newest: CurrentPage
  const show = (next: CurrentPage) => {
    newest = next
    // A skipped transition still changes the page, but later.
    const change = () => {
      if (mine === visits && next === newest) $currentPage.set(next)
    }
    const opened = document.querySelector('[data-opened]')
    if (opened && withTransition) return withTransition(opened, change)
    opened?.removeAttribute('data-opened')
    return change()
  }
  const before = $currentPage.get()
  const stays = before.state === 'ready' && before.visit.path === visit.path
  if (stays) void show({ ...before, again: true })
  let page: Page | undefined
  const showWaiting = () => {
    if (!stays) void show({ state: 'waiting', visit, ...(page && { page }) })
  }
  const timer = setTimeout(showWaiting, PATIENCE)
  try {
    page = await pageOf(visit.route)
    if (mine === visits && $currentPage.get().state === 'waiting') showWaiting()
    const data = await (takePrefetched(visit) ?? page.load?.(visit, read, provider))
    if (provider) page.seed?.(data, provider)
    clearTimeout(timer)
    await show({ state: 'ready', visit, page, data })
  } catch {
    clearTimeout(timer)
    await show({ state: 'failed', visit })
  }
}
