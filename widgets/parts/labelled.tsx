import type { ReactNode } from 'react'

export interface LabelledProps {
  /** Unique within the shadow root; prefix of the ids of label, control and error. */
  name: string
  label: string
  error?: string | undefined
  children: ReactNode
}

/** Attributes that link a control to its error (WCAG 3.3.1, 1.3.1). */
export function ariaOf(name: string, error: string | undefined) {
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  }
}

export function Labelled({ name, label, error, children }: LabelledProps) {
  return (
    <div className="field" part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      {children}
      {error && (
        <p className="error" part="error" id={`${name}-error`} key={error}>
          {error}
        </p>
      )}
    </div>
  )
}
