import { shared } from '../../shared.ts'

/** Milliseconds. */
const LIFE = 24 * 60 * 60 * 1000

/** Storage for drafts. Host pages use the tab's session storage. */
export const draftPlace = /* @__PURE__ */ shared('draft-place', () => ({
  open: (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => sessionStorage,
}))

/** False after a day, and also if the clock was set back by more than a day. */
export const isFresh = (at: unknown) => Math.abs(Date.now() - Number(at)) < LIFE
