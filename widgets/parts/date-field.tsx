import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readDate, showDate } from '../contract/dates.ts'
import type { DateInputProps } from './date-input.tsx'
import type { DateWords } from './date-words.ts'
import { ariaOf, Labelled } from './labelled.tsx'
import { Retry } from './retry.tsx'
import { useLazy } from './use-lazy.ts'
import { whenNear } from './when-near.ts'

/** A calendar with its words, and its styles. */
interface CalendarPart {
  css: string
  DateInput: ComponentType<Omit<DateInputProps, 'words'>>
}

export interface DateFieldProps {
  name: string
  label: string
  /** YYYY-MM-DD, or what was written instead of a date. */
  value: string
  /**
   * First and last day that can be chosen, YYYY-MM-DD; any can be written. Given even where there is none: a
   * page may have functions of these names on every object.
   */
  min: string | undefined
  max: string | undefined
  error?: string | undefined
  /** Shown, and not to be changed. */
  readOnly?: boolean
  /** True unless it says otherwise. */
  required?: boolean
  words: DateWords
  /** Loads the calendar. */
  calendar: () => Promise<CalendarPart>
  /** Tells the calendar from those of other fields that are called alike; follows their name. */
  which?: string | undefined
  /** Takes the styles of the calendar, which come with it. */
  adopt: (css: string) => void
  onInput: (value: string) => void
}

/**
 * A calendar date. Begins as the browser's own date field, and stays so where the calendar does not
 * come, which it says, or may not run. With it, a date is written or chosen as dd/MM/yyyy. flatpickr's 15 KB
 * would hold up whoever types.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, value, min, max, error, readOnly, required = true } = props
  const { words, adopt, onInput } = props
  const input = useRef<HTMLInputElement>(null)
  const [near, setNear] = useState(false)
  const [part, load] = useLazy(props.calendar, near && !readOnly, adopt)
  const [calendar, setCalendar] = useState<CalendarPart>()
  const written = readOnly || calendar !== undefined

  useEffect(() => whenNear(input.current, () => setNear(true)), [])
  useLayoutEffect(() => {
    const field = input.current
    if (!field || !part || part === 'failed') return undefined
    const take = () => setCalendar(part)
    // Who types at this moment goes on in the field as it is.
    if (!field.matches(':focus')) return take()
    field.addEventListener('blur', take, { once: true })
    return () => field.removeEventListener('blur', take)
  }, [part])

  const show = () => {
    if (input.current) input.current.value = written ? showDate(value) : value
  }
  useLayoutEffect(show, [written])
  // Not while it says the same already: whoever edits in its middle would lose the place.
  useLayoutEffect(() => {
    if (readDate(input.current?.value ?? '') !== value) show()
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
          placeholder={written && !readOnly ? words.format : undefined}
          autoComplete="off"
          required={required && !readOnly}
          readOnly={readOnly}
          min={min}
          max={max}
          onInput={(event) => onInput(readDate(event.currentTarget.value))}
          onBlur={show}
        />
        {calendar && !readOnly && (
          <calendar.DateInput {...props} input={input} onFailed={() => setCalendar(undefined)} />
        )}
      </div>
      {part === 'failed' && <Retry text={words.failed} label={words.tryAgain} onRetry={load} />}
    </Labelled>
  )
}
