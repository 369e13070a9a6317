import { ariaOf, Labelled } from './labelled.tsx'

export interface TextAreaProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  /** True unless it says otherwise. */
  required?: boolean
  onInput: (value: string) => void
}

/** Lines of text. */
export function TextArea({ name, label, value, error, required = true, onInput }: TextAreaProps) {
  return (
    <Labelled name={name} label={label} error={error}>
      <textarea
        {...ariaOf(name, error)}
        part="input"
        rows={3}
        required={required}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Labelled>
  )
}
