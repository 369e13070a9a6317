import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DateWords } from './date-input.tsx'
import { readDate, showDate } from './date-text.ts'
import { ariaOf, Labelled } from './labelled.tsx'
import { whenNear } from './when-near.ts'

export interface DateFieldProps {
  name: string
  label: string
  /** YYYY-MM-DD, or what was written instead of a date. */
  value: string
  /** First and last day that can be chosen, YYYY-MM-DD; any can be written. */
  min?: string | undefined
  max?: string | undefined
  error?: string | undefined
  /** Shown, and not to be changed. */
  readOnly?: boolean
  words: DateWords
  /** Takes the styles of the calendar, which come with it. */
  adopt: (css: string) => void
  onInput: (value: string) => void
}

/**
 * A required calendar date. Begins as the browser's own date field, and stays so where the calendar
 * does not come or may not run. With it, a date is written or chosen as dd/MM/yyyy.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, value, min, max, error, readOnly, adopt, onInput } = props
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<typeof import('./date-input.tsx')>()
  const written = readOnly || part !== undefined

  useEffect(() => {
    const field = input.current!
    let gone = false
    const take = (loaded: typeof import('./date-input.tsx')) => {
      if (gone) return
      adopt(loaded.css)
      // Who types at this moment goes on in the field as it is.
      if (!field.matches(':focus')) setPart(loaded)
      else field.addEventListener('blur', () => setPart(loaded), { once: true })
    }
    const load = () => void import('./date-input.tsx').then(take, () => {})
    const forget = readOnly ? () => {} : whenNear(field, load)
    return () => {
      gone = true
      forget()
    }
  }, [readOnly])

  const show = () => {
    input.current!.value = written ? showDate(value) : value
  }
  useLayoutEffect(show, [written])
  // Not while it says the same already: whoever edits in its middle would lose the place.
  useLayoutEffect(() => {
    if (readDate(input.current!.value) !== value) show()
  }, [value])

  return (
    <Labelled name={name} label={label} error={error}>
      <div className="date">
        <input
          {...ariaOf(name, error)}
          ref={input}
          part="input"
          type={written ? 'text' : 'date'}
          inputMode={written ? 'numeric' : undefined}
          placeholder={written && !readOnly ? props.words.format : undefined}
          autoComplete="off"
          required={!readOnly}
          readOnly={readOnly}
          min={min}
          max={max}
          onInput={(event) => onInput(readDate(event.currentTarget.value))}
          onBlur={show}
        />
        {part && !readOnly && (
          <part.DateInput {...props} input={input} onFailed={() => setPart(undefined)} />
        )}
      </div>
    </Labelled>
  )
}
