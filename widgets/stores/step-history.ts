import { atom } from 'nanostores'
import { shared } from './shared.ts'

/** True if form steps are entries in the browser's history. False on host pages, whose history is not ours. */
export const $stepsInHistory = /* @__PURE__ */ shared('step history', () => atom(false))

/** Only the company's site calls this. Returns a function that stops it. */
export function keepStepsInHistory(): () => void {
  $stepsInHistory.set(true)
  return () => $stepsInHistory.set(false)
}
