import { $stepsInHistory } from '../step-history.ts'
import type { WizardStore } from './wizard.ts'

/** The member of `history.state` that the second step is known by. */
const MARK = 'tripStep'

const stepOfPage = () => (Object(history.state)[MARK] === 2 ? 2 : 1)

const enterSecondStep = () => history.pushState({ ...history.state, [MARK]: 2 }, '')

/** Adds the second step to the history of a page that has come with it, where a server has led there. */
export function stayAtSecondStep(): void {
  if ($stepsInHistory.get() && stepOfPage() === 1) enterSecondStep()
}

/**
 * Ties the wizard's steps to the browser's history: going on adds an entry to it, and Back and Forward lead
 * through the steps. Of a page that is loaded its entry says the step, if the first one is right.
 * Returns what unties them.
 */
export function followHistory(store: WizardStore): () => void {
  const { form, $sending } = store
  const step = () => form.$form.get().step
  /** A step is on its way: what the form says meanwhile is not yet what it comes to. */
  let moving = false

  /** Brings the history to the step that is shown. */
  function note() {
    const { state } = $sending.get()
    // What is sent leads elsewhere: nothing may be on its way back meanwhile.
    if (moving || state === 'busy' || state === 'sent' || step() === stepOfPage()) return
    if (step() === 2) return enterSecondStep()
    moving = true
    history.back()
  }

  /** Brings the wizard to the step that the visitor went to. */
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
  globalThis.addEventListener('popstate', heed)
  const stops = [
    () => removeEventListener('popstate', heed),
    form.$form.listen(note),
    $sending.listen(note),
  ]
  return () => stops.forEach((stop) => stop())
}
