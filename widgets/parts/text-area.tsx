import { ariaOf, Labelled } from './labelled.tsx'

export interface TextAreaProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  /** True unless it says otherwise. */
  required?: boolean
  /** Lines shown before it scrolls; 4 without it. */
  rows?: number
  onInput: (value: string) => void
}

/** A text of several lines. Its styles are parts/text-area.css, beside those of the form. */
export function TextArea(props: TextAreaProps) {
  const { name, label, value, error, required = true, rows = 4, onInput } = props
  return (
    <Labelled name={name} label={label} error={error}>
      <textarea
        {...ariaOf(name, error)}
        part="input textarea"
        required={required}
        rows={rows}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Labelled>
  )
}
