import type { ReactNode } from 'react'

export interface LabelledProps {
  /** Unique within the shadow root; ids of label, control and error follow from it. */
  name: string
  label: string
  /** What is wrong with it; the control then names this text as its description. */
  error?: string | undefined
  children: ReactNode
}

/** What ties a control to its error (WCAG 3.3.1, 1.3.1). */
export function ariaOf(name: string, error: string | undefined) {
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  }
}

/** A label, its control, and its error below. */
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
