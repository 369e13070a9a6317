import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Choice, matching, meant } from './combobox-match.ts'
import { ComboboxPopup } from './combobox-popup.tsx'
import type { ComboboxProps } from './combobox.tsx'
export { default as css } from './combobox-list.css?inline'

export interface ComboboxListProps extends ComboboxProps {
  /** The field that it belongs to. */
  input: RefObject<HTMLInputElement | null>
}

/** Choices that PageUp and PageDown go by. */
const PAGE = 5

/**
 * What makes a text field a combobox. A text that means no choice gives way to the last one, but stays while
 * there is no choice yet.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { input, name, label, value, text: typed, choices, count, onInput, onText } = props
  const [open, setOpen] = useState(() => typed !== '' && input.current!.matches(':focus'))
  const [active, setActive] = useState(0)
  const found = useMemo(() => (typed ? matching(choices, typed) : choices), [choices, typed])
  const own = choices.findIndex((choice) => choice.value === value)
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
    // It is for the list, not for a dialog of the host's around it.
    event.stopPropagation()
    if (!open) show(own < 0 && key === 'ArrowUp' ? last : Math.max(own, altKey ? own : 0))
    else if (altKey && key === 'ArrowUp') close()
    else move()
  }

  useLayoutEffect(() => {
    const field = input.current!
    const listeners: Record<string, (event: never) => void> = {
      keydown: press,
      input: () => {
        onText(field.value)
        if (!field.value) onInput('')
        show(field.value ? 0 : -1)
      },
      click: () => open || show(own),
      focus: () => {
        field.select()
        if (typed) show(0)
      },
      blur: () => choose(typed ? meant(choices, typed) : undefined),
    }
    for (const [type, listen] of Object.entries(listeners)) {
      field.addEventListener(type, listen as EventListener)
    }
    return () => {
      for (const [type, listen] of Object.entries(listeners)) {
        field.removeEventListener(type, listen as EventListener)
      }
    }
  })

  // What was left before there was any choice.
  useLayoutEffect(() => {
    const choice = typed && !input.current!.matches(':focus') && meant(choices, typed)
    if (!choice) return
    onInput(choice.value)
    onText('')
  }, [choices])

  const text = typed || choices[own]?.label || ''
  useLayoutEffect(() => {
    describe(input.current!, text, open, found[at] && `${name}-${at}`)
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
        {open && typed && <span key={found.length}>{count(found.length)}</span>}
      </p>
    </>
  )
}

/** Lets a field say what its list shows, and `option`, the id of where keys have come to. */
function describe(field: HTMLInputElement, text: string, open: boolean, option?: string): void {
  // Not where it says the same already: what is marked in it stays marked.
  if (field.value !== text) field.value = text
  field.ariaExpanded = String(open)
  if (option) field.setAttribute('aria-activedescendant', option)
  else field.removeAttribute('aria-activedescendant')
}
