import { type KeyboardEvent, useState } from 'react'
import { latinDigits } from '../contract/digits.ts'
import { ariaOf, Labelled } from './labelled.tsx'

export interface StepperProps {
  name: string
  label: string
  /** The count as typed. */
  value: string
  min: number
  max: number
  error?: string | undefined
  /** True unless it says otherwise. */
  required?: boolean
  /** What the buttons are called, and what is said of a count that is not there. */
  words: { fewer: string; more: string; none: string }
  onInput: (value: string) => void
}

/**
 * A count that is typed, or stepped by buttons beside it and by the keys Up and Down. Nothing counts as 0. The
 * buttons are not among what Tab goes to: the keys do the same.
 */
export function Stepper(props: StepperProps) {
  const { name, label, value, min, max, error, required = true, words, onInput } = props
  /** Whether a button said it last: then it is announced, for focus is not in the field. */
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
        {/* First, for what looks for the field of an error. */}
        <input
          {...ariaOf(name, error)}
          part="input"
          role="spinbutton"
          aria-valuenow={value.trim() ? count : undefined}
          // Else nothing is read out as 0.
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
