import { ariaOf } from './labelled.tsx'

export interface TicksProps {
  /** Unique within the shadow root; prefix of its ids. */
  name: string
  label: string
  hint: string
  options: readonly { value: string; label: string; ticked: boolean }[]
  error?: string | undefined
  onTick: (value: string, ticked: boolean) => void
}

export function Ticks({ name, label, hint, options, error, onTick }: TicksProps) {
  return (
    <fieldset className="ticks" part="field" aria-describedby={`${name}-hint`}>
      <legend part="label">{label}</legend>
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
      {options.map((option, index) => (
        <label className="tick" part="label" key={option.value}>
          <input
            {...ariaOf(name, error)}
            id={index ? `${name}-${index}` : name}
            type="checkbox"
            value={option.value}
            part="checkbox"
            checked={option.ticked}
            onChange={(event) => onTick(option.value, event.currentTarget.checked)}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p className="error" part="error" id={`${name}-error`} key={error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
