import { attempt } from '../attempt.ts'
import { shared } from '../shared.ts'

/** A kept draft is forgotten after a day (milliseconds). */
export const LIFE = 24 * 60 * 60 * 1000

/** Where drafts are kept: with their tab, as on every stranger's page. */
export const draftPlace = /* @__PURE__ */ shared('draft-place', () => ({
  open: (): Storage => sessionStorage,
}))

/** Whether a draft is kept that was written at that time. A clock that was set back is no reason to keep one. */
export const isFresh = (at: unknown) => Math.abs(Date.now() - Number(at)) < LIFE

/**
 * Keeps drafts beyond their tab, and drops those of more than a day ago. For the company's site alone, which
 * calls it before the first form is drawn.
 */
export function outliveTabs(): void {
  draftPlace.open = () => localStorage
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('trip:') && isOld(localStorage.getItem(key))) localStorage.removeItem(key)
    }
  })
}

/** Whether it is a draft at all, and too old. */
function isOld(stored: string | null): boolean {
  const draft = attempt((): unknown => JSON.parse(stored ?? ''))
  return draft instanceof Object && 'at' in draft && !isFresh(draft.at)
}
