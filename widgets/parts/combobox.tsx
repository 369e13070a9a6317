import { useEffect, useRef, useState } from 'react'
import { inTime } from '../contract/in-time.ts'
import type { Choice } from './combobox-match.ts'
import { ariaOf, Labelled } from './labelled.tsx'
import { Retry } from './retry.tsx'

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
  /** The choices have not come. */
  failed: boolean
  /** What is said then, or where what shows them has not come, and the way to try again. */
  texts: { failed: string; tryAgain: string }
  onRetry: () => Promise<void>
  onInput: (value: string) => void
  onText: (text: string) => void
  /** Adds the styles of the list, which comes later. */
  adopt: (css: string) => void
}

/**
 * A required choice of one, found by typing: a combobox with a list (WAI-ARIA). Choices may arrive late,
 * and so does all that shows them: the value waits for them.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, placeholder, choices, error, failed, texts, onRetry, onText, adopt } = props
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<typeof import('./combobox-list.tsx')>()
  const [lost, setLost] = useState(false)
  const load = () =>
    inTime(import('./combobox-list.tsx')).then(
      (loaded) => {
        adopt(loaded.css)
        setPart(loaded)
        setLost(false)
      },
      () => setLost(true),
    )
  useEffect(() => {
    if (!part) void load()
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
      {(failed || lost) && (
        <Retry
          text={texts.failed}
          label={texts.tryAgain}
          onRetry={async () => {
            await Promise.all([lost && load(), failed && onRetry()])
          }}
        />
      )}
    </Labelled>
  )
}
