import { atom } from 'nanostores'
import { shared } from './shared.ts'

/**
 * Whether the steps of a form are steps of the browser's history as well, so that Back leads from the second
 * to the first. False on a stranger's page, whose history is its own.
 */
export const $stepsInHistory = /* @__PURE__ */ shared('step history', () => atom(false))

/** Switches that on. For the company's site alone, which calls it once; a widget never does. Returns what ends it. */
export function keepStepsInHistory(): () => void {
  $stepsInHistory.set(true)
  return () => $stepsInHistory.set(false)
}
