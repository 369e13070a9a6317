import { useEffect, useRef, useState } from 'react'
import type { Choice } from './combobox-match.ts'
import { ariaOf, Labelled } from './labelled.tsx'

export interface ComboboxProps {
  name: string
  label: string
  value: string
  /** What is written in its place while it is looked for. */
  text: string
  placeholder: string
  choices: readonly Choice[]
  error?: string | undefined
  /** Says how many choices there are for what was typed. */
  count: (found: number) => string
  onInput: (value: string) => void
  onText: (text: string) => void
}

/**
 * A required choice of one, found by typing: a combobox with a list (WAI-ARIA). Choices may arrive late,
 * and so does all that shows them: the value waits for them.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, placeholder, choices, error, onText } = props
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<typeof import('./combobox-list.tsx')>()
  useEffect(() => {
    if (!part) void import('./combobox-list.tsx').then(setPart, () => {})
  }, [choices])
  return (
    <Labelled name={name} label={label} error={error}>
      <div className="combobox">
        <input
          {...ariaOf(name, error)}
          ref={input}
          part="input combobox"
          role="combobox"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${name}-list`}
          onInput={part ? undefined : (event) => onText(event.currentTarget.value)}
        />
        {part && <part.ComboboxList {...props} input={input} />}
      </div>
    </Labelled>
  )
}
