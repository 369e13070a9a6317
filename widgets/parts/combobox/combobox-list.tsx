// @chunk shared
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Choice } from '../../contract/values/choice.ts'
import { matching, meant } from './combobox-match.ts'
import { ComboboxPopup } from './combobox-popup.tsx'
export { default as css } from './combobox-list.css?inline'

export interface ComboboxListProps {
  name: string
  label: string
  value: string
  /** Search text shown in place of the value. */
  text: string
  choices: readonly Choice[]
  count: (found: number) => string
  onInput: (value: string) => void
  onText: (text: string) => void
  field: HTMLInputElement
}

/** Ms without typing before the number of matches is announced. */
const PAUSE = 500

const PAGE = 5

/**
 * Turns a text field into a combobox. On blur, text that matches no choice is reset, unless choices are still loading.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { field, name, label, value, text: typed, choices, count, onInput, onText } = props
  const [open, setOpen] = useState(() => typed !== '' && field.matches(':focus'))
  const [active, setActive] = useState(0)
  const found = foundIn(choices, typed)
  const own = choices.find((choice) => choice.value === value)
  const ownAt = found.findIndex((choice) => choice.value === value)
  const last = found.length - 1
  const at = open ? Math.min(active, last) : -1

  const show = (index: number) => {
    setActive(index)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    if (typed && choices[0]) onText('')
  }
  const choose = (choice: Choice | undefined) => {
    if (choice) onInput(choice.value)
    close()
  }
  const moves: Record<string, () => void> = {
    ArrowDown: () => show(at < last ? at + 1 : 0),
    ArrowUp: () => show(at > 0 ? at - 1 : last),
    PageDown: () => show(Math.min(at + PAGE, last)),
    PageUp: () => show(Math.max(at - PAGE, 0)),
    Home: () => show(0),
    End: () => show(last),
    Enter: () => found[at] && choose(found[at]),
    Escape: close,
  }
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'Tab' && found[at]) choose(found[at])
    const move = moves[key]
    if (!move || (!open && !key.startsWith('Arrow'))) return
    event.preventDefault()
    // Keeps the key from a host page's dialog around the widget.
    event.stopPropagation()
    if (!open) show(ownAt < 0 && key === 'ArrowUp' ? last : Math.max(ownAt, altKey ? ownAt : 0))
    else if (altKey && key === 'ArrowUp') close()
    else move()
  }

  useLayoutEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const type = () => {
      onText(field.value)
      if (!field.value) onInput('')
      show(field.value ? 0 : -1)
    }
    const enter = () => {
      field.select()
      if (typed) show(0)
    }
    const leave = () => choose(typed ? meant(choices, typed) : undefined)
    field.addEventListener('keydown', press, { signal })
    field.addEventListener('input', type, { signal })
    field.addEventListener('click', () => open || show(ownAt), { signal })
    field.addEventListener('focus', enter, { signal })
    field.addEventListener('blur', leave, { signal })
    return () => gone.abort()
  })

  // Resolves text that was left before choices loaded. In a background window the field has no focus, but its list may
  // still be open.
  useLayoutEffect(() => {
    const choice = typed && !open && !field.matches(':focus') && meant(choices, typed)
    if (!choice) return
    onInput(choice.value)
    onText('')
  }, [choices])

  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const text = typed || own?.label || ''
  useLayoutEffect(() => {
    describe(field, text, open, found[at] && `${name}-${at}`)
  }, [text, open, at, found])

  return (
    <>
      {open && (
        <ComboboxPopup
          name={name}
          label={label}
          choices={found}
          value={value}
          active={at}
          none={count(0)}
          onChoose={choose}
        />
      )}
      <p className="unseen" role="status">
        {open && typed && rested === typed && <span key={found.length}>{count(found.length)}</span>}
      </p>
    </>
  )
}

/** Last matches of each list. `useMemo` would cost the critical path of a form. */
const lastFound = new WeakMap<readonly Choice[], { typed: string; found: readonly Choice[] }>()

/** Returns the same array for the same text. */
function foundIn(choices: readonly Choice[], typed: string): readonly Choice[] {
  const last = lastFound.get(choices)
  if (last?.typed === typed) return last.found
  const found = typed ? matching(choices, typed) : choices.filter(({ isTyped }) => !isTyped)
  lastFound.set(choices, { typed, found })
  return found
}

function describe(field: HTMLInputElement, text: string, open: boolean, option?: string): void {
  // Setting an equal value would clear the selection.
  if (field.value !== text) field.value = text
  field.ariaExpanded = String(open)
  if (option) field.setAttribute('aria-activedescendant', option)
  else field.removeAttribute('aria-activedescendant')
}
