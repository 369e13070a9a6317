import { atom } from 'nanostores'
import { shared } from './shared.ts'

/**
 * What the company's own site knows of whoever fills in a form, by the form's kind and its fields: each
 * begins with it. Nobody is known on a stranger's page.
 */
export const $known = /* @__PURE__ */ shared('known', () =>
  atom<ReadonlyMap<string, object>>(new Map()),
)
