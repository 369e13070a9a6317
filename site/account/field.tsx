import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { Errors } from './form.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  name: string
  label: string
  /** What to know before typing. */
  hint?: ReactNode
  /** Stands in the field, at its end. */
  within?: ReactNode
}

/** A line of text with its label, and what is wrong with it below. */
export function Field({ label, hint, within, ...input }: FieldProps) {
  const error = use(Errors)[input.name]
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      <div className="account-line">
        <input
          required={!input.readOnly}
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {within}
      </div>
      {error && (
        <p className="account-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="account-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
