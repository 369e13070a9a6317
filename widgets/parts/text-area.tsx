import { ariaOf, Labelled } from './labelled.tsx'

export interface TextAreaProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  required?: boolean
  rows?: number
  onInput: (value: string) => void
}

/** Its styles are in parts/text-area.css, separate from the form's. */
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
