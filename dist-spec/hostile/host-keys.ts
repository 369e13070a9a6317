/** A page with its own shortcuts, as a script that runs before all others. */
export interface KeyHost {
  name: string
  script: string
  /** Keys among Escape, Ctrl+K, Alt+S, Meta+K, F1 and Tab that it receives when pressed in a field. */
  hears: readonly string[]
}

const ALL = ['Escape', 'k', 's', 'k', 'F1', 'Tab']

/** Controls, for scripts that check only tag names. */
const NAMES = /^(?:INPUT|TEXTAREA|SELECT|BUTTON)$/

/** Handles a key and prevents its default. Keys that no page blocks are only recorded, in `window.heard`. */
const TAKE = `
  window.heard = []
  const LET_THROUGH = /^(Tab|Escape|F\\d+|Shift|Control|Alt|Meta)$/
  function take(event) {
    if (event.type === 'keydown') heard.push(event.key)
    if (LET_THROUGH.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
  }
`

const listening = (on: string, capture: boolean, isForControl: string) => `${TAKE}
  function isForControl(event) { return ${isForControl} }
  for (const type of ['keydown', 'keypress', 'keyup']) {
    ${on}.addEventListener(type, (event) => isForControl(event) || take(event), ${capture})
  }
`

/** Common ways of pages to distinguish keys for a control from their own. */
export const KEY_HOSTS: KeyHost[] = [
  {
    name: 'looks at the name of the target while keys bubble to the document',
    hears: ALL,
    script: listening('document', false, `${NAMES}.test(event.target.tagName)`),
  },
  {
    name: 'takes j, k, /, s, Space and Enter as they bubble to the window, wherever pressed',
    hears: ['k', 's', 'k'],
    script: listening('window', false, `!/^(?:[jks/ ]|Enter)$/.test(event.key)`),
  },
  {
    name: 'looks at the name of the target before anybody else does',
    hears: ALL,
    script: listening('window', true, `${NAMES}.test(event.target.tagName)`),
  },
  {
    name: 'looks whether the target can be edited before anybody else does',
    hears: ALL,
    script: listening('document', true, 'event.target.isContentEditable'),
  },
  {
    name: 'looks at what has the focus before anybody else does',
    hears: ALL,
    script: listening('window', true, `${NAMES}.test(document.activeElement.nodeName)`),
  },
  {
    name: 'looks for a control around the target before anybody else does',
    hears: ALL,
    script: listening(
      'document',
      true,
      `event.target.closest('input, textarea, select, button, [tabindex], video')`,
    ),
  },
  {
    name: 'looks at where the path begins, as Mousetrap does',
    hears: [],
    script: listening(
      'document',
      false,
      `((first) => first.matches?.('input, textarea, select') || first.isContentEditable)(event.composedPath()[0])`,
    ),
  },
  {
    name: 'stops any key that was not pressed in a field, as a game does',
    hears: ALL,
    script: `${TAKE}
      window.addEventListener('keydown', (event) => {
        if (${NAMES}.test(event.target.tagName)) return
        take(event)
        if (event.defaultPrevented) event.stopPropagation()
      }, true)
    `,
  },
]
