/** What a visitor does before React has started: it begins to load at the first act, and none of them is lost. */
import { started } from './started.ts'

const ACTS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'click']

/** Pointing at anything else, as a resting mouse does, means nothing. */
const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** Controls with a handler of React's. */
const PRESSED = 'button, a[aria-haspopup], a[hreflang]'

/** Ms that a press waits if it does something without React too: submits its form, or opens its link. */
const PATIENCE = 1000

/** Events after which the site leaves a form, or shows what was sent (`home/follow-forms.ts`). */
export const OF_FORMS = [
  'trip-enquiry-send',
  'trip-enquiry-sent',
  'trip-review-sent',
  'trip-testimonial-sent',
] as const

/** Resolves when the visitor scrolls, types, presses anything, points at a control, or signs in in another tab. */
export function firstInteraction(): Promise<void> {
  // Before this script came.
  if (scrollY > 0 || document.activeElement !== document.body) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = new AbortController()
    const listen = (name: string, isAct: (event: Event) => unknown) =>
      addEventListener(
        name,
        (event) => {
          if (!isAct(event)) return
          seen.abort()
          resolve()
        },
        { capture: true, passive: true, signal: seen.signal },
      )
    listen('storage', (event) => event instanceof StorageEvent && event.key === 'token')
    for (const name of ACTS) listen(name, () => true)
    // Slides scroll by themselves.
    listen('scroll', ({ target }) => target === document)
    listen('pointerover', ({ target }) => target instanceof Element && target.closest(CONTROLS))
  })
}

/** Keeps presses and events of forms, and repeats them once React has started. */
export function keepActs(): void {
  const isOver = new AbortController()
  const options = { capture: true, signal: isOver.signal }
  void started.then(() => isOver.abort())
  holdPresses(options)
  keepFormEvents(options)
}

function holdPresses(options: AddEventListenerOptions): void {
  const held = new Set<HTMLElement>()
  const release = (control: HTMLElement) => {
    if (held.delete(control)) control.click()
  }
  const hold = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const control = target instanceof Element && target.closest<HTMLElement>(PRESSED)
    // A released press comes here again.
    const isRepeated = control && !event.isTrusted
    if (!control || isRepeated || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    held.add(control)
    void started.then(() => release(control))
    if (!control.matches('[type=button]')) setTimeout(release, PATIENCE, control)
  }
  document.addEventListener('click', hold, options)
}

function keepFormEvents(options: AddEventListenerOptions): void {
  for (const name of OF_FORMS)
    document.addEventListener(
      name,
      ({ target, detail }) => {
        const again = new CustomEvent(name, { detail, bubbles: true })
        void started.then(() => target?.dispatchEvent(again))
      },
      options,
    )
}
