import { shared } from '../shared.ts'

/** A kept draft is forgotten after a day (milliseconds). */
const LIFE = 24 * 60 * 60 * 1000

/** Where drafts are kept: with their tab, as on every stranger's page. */
export const draftPlace = /* @__PURE__ */ shared('draft-place', () => ({
  open: (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => sessionStorage,
}))

/** Whether a draft is kept that was written at that time. A clock that was set back is no reason to keep one. */
export const isFresh = (at: unknown) => Math.abs(Date.now() - Number(at)) < LIFE
