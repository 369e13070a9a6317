import { useId } from 'react'
import styles from './partners.module.css'

interface ChoicesProps {
  legend: string
  options: readonly (readonly [value: string, name: string])[]
  value: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** One of a few, as buttons next to each other. */
export function Choices({ legend, options, value, disabled, onChange }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={styles.choices} disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
