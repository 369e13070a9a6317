import { atom } from 'nanostores'
import type { Read } from '../widgets/stores/read.ts'
import type { Page } from './page.ts'
import { pageOf } from './pages.ts'
import type { Visit } from './router.ts'

/**
 * What stands between header and footer.
 * - `waiting`: the page, or what it shows if there is a `page` already, is on its way.
 * - `ready`: `again` while the same page asks for other things, as for the next page of a list.
 * - `lost`: the page's code did not arrive; a reload may bring it.
 */
export type OnScreen =
  | { state: 'waiting'; visit: Visit; page?: Page }
  | { state: 'ready'; visit: Visit; page: Page; data: unknown; again?: boolean }
  | { state: 'lost'; visit: Visit }

export const $onScreen = atom<OnScreen>({
  state: 'waiting',
  visit: { route: undefined, params: {}, search: {}, path: '' },
})

/** Milliseconds in which most pages are there, and a screen in between would only flicker. */
const PATIENCE = 150

let visits = 0
let last: { visit: Visit; read: Read } | undefined

/** Brings a page to the screen, unless it is there; a later visit overtakes it. */
export async function arrive(visit: Visit, read: Read): Promise<void> {
  last = { visit, read }
  const before = $onScreen.get()
  if (before.state !== 'ready' || textOf(before.visit) !== textOf(visit)) await bring(visit, read)
  else {
    visits += 1
    if (before.again) $onScreen.set({ ...before, again: false })
  }
}

/** Asks for what is on screen once more, as after a failure. */
export async function again(): Promise<void> {
  if (last) await bring(last.visit, last.read)
}

async function bring(visit: Visit, read: Read): Promise<void> {
  const mine = ++visits
  const show = (next: OnScreen) => {
    if (mine === visits) $onScreen.set(next)
  }
  const before = $onScreen.get()
  const stays = before.state === 'ready' && before.visit.path === visit.path
  if (stays) show({ ...before, again: true })
  let page: Page | undefined
  const showWaiting = () => stays || show({ state: 'waiting', visit, ...(page && { page }) })
  const timer = setTimeout(showWaiting, PATIENCE)
  try {
    page = await pageOf(visit.route)
    if (mine === visits && $onScreen.get().state === 'waiting') showWaiting()
    const data = await page.load?.(visit, read)
    show({ state: 'ready', visit, page, data })
  } catch {
    show({ state: 'lost', visit })
  } finally {
    clearTimeout(timer)
  }
}

const textOf = ({ path, search }: Visit) => JSON.stringify([path, search])
