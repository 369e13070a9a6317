import { flushSync } from 'react-dom'

let running: ViewTransition | undefined

/**
 * Shows the page of an opened card with a view transition: its picture moves to its place, all else fades. Changes without
 * one if motion is unwanted or nobody looks, or if a transition is running, which ends.
 */
export async function withTransition(opened: Element, change: () => void): Promise<void> {
  const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  const isBusy = running !== undefined
  running?.skipTransition()
  if (isStill || isBusy) {
    opened.removeAttribute('data-opened')
    return change()
  }
  const root = document.documentElement
  const transition = document.startViewTransition(() => {
    opened.removeAttribute('data-opened')
    root.dataset['arriving'] = ''
    // Scrolls and moves focus too, before the new state is captured.
    flushSync(change)
  })
  running = transition
  // Rejects if the transition is skipped. The page has changed all the same.
  transition.ready.catch(() => {})
  const end = () => {
    if (running !== transition) return
    running = undefined
    delete root.dataset['arriving']
  }
  transition.finished.then(end, end)
  await transition.updateCallbackDone
}
