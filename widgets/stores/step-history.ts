import { atom } from 'nanostores'
import { shared } from './shared.ts'

/**
 * True if the steps of a form are entries in the browser's history. False on host pages, because their history is not
 * ours.
 */
export const $stepsInHistory = /* @__PURE__ */ shared('step history', () => atom(false))

/**
 * Adds the steps to the history. Only the company's site calls this.
 * @returns a function that stops it
 */
export function keepStepsInHistory(): () => void {
  $stepsInHistory.set(true)
  return () => $stepsInHistory.set(false)
}
