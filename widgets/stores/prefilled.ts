import { atom } from 'nanostores'
import { shared } from './shared.ts'

/** Initial form values that the company's site knows about its visitor, by kind of form. Empty on host pages. */
export const $prefilled = /* @__PURE__ */ shared('known', () =>
  atom<ReadonlyMap<string, object>>(new Map()),
)
