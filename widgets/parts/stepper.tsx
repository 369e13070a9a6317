import { type KeyboardEvent, useState } from 'react'
import { latinDigits } from '../contract/values/digits.ts'
import { ariaOf, Labelled } from './labelled.tsx'

export interface StepperProps {
  name: string
  label: string
  value: string
  min: number
  max: number
  error?: string | undefined
  required?: boolean
  words: { fewer: string; more: string; none: string }
  onInput: (value: string) => void
}

/**
 * A count to type, or to change by buttons and by the keys Up and Down. Empty counts as 0. The buttons are not
 * tabbable, because the keys do the same.
 */
export function Stepper(props: StepperProps) {
  const { name, label, value, min, max, error, required = true, words, onInput } = props
  /** True after a press of a button; the count is then announced, because focus isn't in the field. */
  const [stepped, setStepped] = useState(false)
  const digits = latinDigits(value)
  const count = /^\s*\d{1,9}\s*$/.test(digits) ? Number(digits) : 0
  const fewer = Math.min(count, max + 1) - 1
  const more = Math.max(count, min - 1) + 1
  const canBe = { fewer: fewer >= min, more: more <= max }

  const step = (by: 'fewer' | 'more') => {
    if (canBe[by]) onInput(String(by === 'more' ? more : fewer))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 'more' : 'fewer')
  }
  const button = (by: 'fewer' | 'more', sign: string) => (
    <button
      type="button"
      part="step-button"
      tabIndex={-1}
      aria-label={words[by]}
      aria-disabled={canBe[by] ? undefined : true}
      onClick={() => {
        setStepped(true)
        step(by)
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <Labelled name={name} label={label} error={error}>
      <div className="stepper" part="stepper">
        {/* First, because the field of an error is looked up by selector. */}
        <input
          {...ariaOf(name, error)}
          part="input"
          role="spinbutton"
          aria-valuenow={value.trim() ? count : undefined}
          // Screen readers would read an empty value as 0.
          aria-valuetext={value.trim() ? undefined : words.none}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          autoComplete="off"
          required={required}
          value={value}
          onInput={(event) => {
            setStepped(false)
            onInput(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
        {button('fewer', '−')}
        {button('more', '+')}
      </div>
      <span className="heard" aria-live="polite">
        {stepped && `${label}: ${value}`}
      </span>
    </Labelled>
  )
}
