// @chunk shared
import { useState } from 'react'
import type { ComboboxListProps } from './combobox-list.tsx'
import { ariaOf, Labelled } from '../labelled.tsx'
import { Retry } from '../retry.tsx'
import { useLazy } from '../use-lazy.ts'

export interface ComboboxProps extends Omit<ComboboxListProps, 'field'> {
  placeholder: string
  error?: string | undefined
  failed: boolean
  texts: { failed: string; tryAgain: string }
  onRetry: () => Promise<void>
  adopt: (css: string) => void
}

/** A required choice, as a combobox with a list (WAI-ARIA). Choices and the list's code load later; the value waits. */
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
