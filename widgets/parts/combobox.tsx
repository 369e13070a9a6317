import { useState } from 'react'
import type { ComboboxListProps } from './combobox-list.tsx'
import { ariaOf, Labelled } from './labelled.tsx'
import { Retry } from './retry.tsx'
import { useLazy } from './use-lazy.ts'

export interface ComboboxProps extends Omit<ComboboxListProps, 'field'> {
  placeholder: string
  error?: string | undefined
  /** The choices have not come. */
  failed: boolean
  /** What is said then, or where what shows them has not come, and the way to try again. */
  texts: { failed: string; tryAgain: string }
  onRetry: () => Promise<void>
  /** Adds the styles of the list, which comes later. */
  adopt: (css: string) => void
}

/**
 * A required choice of one, found by typing: a combobox with a list (WAI-ARIA). Choices may arrive late,
 * and so does all that shows them: the value waits for them.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, placeholder, error, failed, texts, onRetry, onText, adopt } = props
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [part, load] = useLazy(() => import('./combobox-list.tsx'), true, adopt)
  const lost = part === 'failed'
  const list = !lost && part
  return (
    <Labelled name={name} label={label} error={error}>
      <div className="combobox">
        <input
          {...ariaOf(name, error)}
          ref={setField}
          part="input combobox"
          role="combobox"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${name}-list`}
          onInput={list ? undefined : (event) => onText(event.currentTarget.value)}
        />
        {list && field && <list.ComboboxList {...props} field={field} />}
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
