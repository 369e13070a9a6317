// @chunk own
import { $stepsInHistory } from '../../step-history.ts'
import { ROW, withRow } from './trip.ts'
import type { WizardStore } from './wizard.ts'

/** Key in `history.state` that marks the second step. */
const MARK = 'tripStep'

const stepOfPage = () => (Object(history.state)[MARK] === 2 ? 2 : 1)

const enterSecondStep = () => history.pushState({ ...history.state, [MARK]: 2 }, '')

/** Adds a history entry if the page was rendered at the second step. */
export function stayAtSecondStep(): void {
  if ($stepsInHistory.get() && stepOfPage() === 1) enterSecondStep()
}

/**
 * Syncs the wizard's step with the browser's history. After a reload the history entry decides the step, if the first
 * step is valid.
 */
export function followHistory(store: WizardStore, signal: AbortSignal): void {
  if (signal.aborted) return
  const { form, $sending } = store
  const step = () => form.$form.get().step
  /** True during navigation, when the step and the history differ on purpose. */
  let moving = false

  /** Updates the history to match the step. */
  function note() {
    const { state } = $sending.get()
    // After sending, the site leaves the page, so no navigation may be pending.
    if (moving || state === 'busy' || state === 'sent' || step() === stepOfPage()) return
    if (step() === 2) return enterSecondStep()
    moving = true
    history.back()
  }

  /** Updates the step to match the history. */
  function heed() {
    if (!moving && step() !== stepOfPage()) {
      moving = true
      if (step() === 2) store.previous()
      else store.next()
    }
    moving = false
    note()
  }

  if (step() === 2 && stepOfPage() === 1) form.type('step', 1)
  if (step() === 1 && stepOfPage() === 2 && store.isTripRight()) form.type('step', 2)
  note()
  globalThis.addEventListener('popstate', heed, { signal })
  for (const stop of [form.$form.listen(note), $sending.listen(note)])
    signal.addEventListener('abort', stop)
}

/**
 * Adds the cities and the sight of the page's link to a restored draft: the first in its last row if that has no city.
 * @param cities - uuids separated by '|'
 */
export function lead({ form, $isFull, editRow }: WizardStore, cities: string, sight: string): void {
  for (const city of cities.split('|')) {
    const rows = form.$form.get().destinations
    if (!city || rows.some((row) => row.city === city)) continue
    const last = rows.length - 1
    if (!rows[last]?.city) editRow(last, { city, city_text: '' })
    else if (!$isFull.get()) form.type('destinations', withRow(rows, { ...ROW, city }))
  }
  const { sights } = form.$form.get()
  if (sight && !sights.includes(sight)) form.type('sights', [...sights, sight])
}
