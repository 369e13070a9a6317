import { ariaOf, Labelled } from './labelled.tsx'

export interface TextAreaProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  /** Lines shown before it scrolls; 4 without it. */
  rows?: number
  onInput: (value: string) => void
}

/** A required text of several lines. Its styles are parts/text-area.css, beside those of the form. */
export function TextArea({ name, label, value, error, rows = 4, onInput }: TextAreaProps) {
  return (
    <Labelled name={name} label={label} error={error}>
      <textarea
        {...ariaOf(name, error)}
        part="input textarea"
        required
        rows={rows}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Labelled>
  )
}
