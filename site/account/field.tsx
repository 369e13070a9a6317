import { use, type ComponentProps, type ReactNode } from 'react'
import { Around } from './form.tsx'
import styles from './field.module.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  name: string
  label: string
  hint?: ReactNode
  /** Makes it a text area. */
  rows?: number
  within?: ReactNode
}

export function Field({ label, hint, within, rows, ...input }: FieldProps) {
  const form = use(Around)
  const error = form.errors[input.name]
  const id = `${form.id}-${input.name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const Control = (rows ? 'textarea' : 'input') as 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <Control
          {...(rows ? { rows } : { type: 'text' })}
          required={!input.readOnly}
          {...input}
          defaultValue={form.values[input.name] ?? input.defaultValue}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-errormessage={error && `${id}-error`}
          aria-describedby={described || undefined}
        />
        {within}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`} key={error}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
