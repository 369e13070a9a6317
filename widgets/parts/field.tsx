import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { ariaOf, Labelled } from './labelled.tsx'

export interface FieldProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  type?: HTMLInputTypeAttribute
  inputMode?: 'numeric' | 'tel' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  readOnly?: boolean
  placeholder?: string
  required?: boolean
  onInput: (value: string) => void
}

export function Field({ label, value, error, onInput, ...input }: FieldProps) {
  return (
    <Labelled name={input.name} label={label} error={error}>
      <input
        required
        {...input}
        {...ariaOf(input.name, error)}
        part="input"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Labelled>
  )
}
