import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readDate, showDate } from '../../contract/values/dates.ts'
import type { Say } from '../../messages/say.ts'
import type { DatePickerProps } from './date-picker.tsx'
import type { DateWords } from './date-words.ts'
import { ariaOf, Labelled } from '../labelled.tsx'
import { Retry } from '../retry.tsx'
import { useLazy } from '../use-lazy.ts'
import { whenNear } from '../when-near.ts'

interface CalendarPart {
  css: string
  DateInput: ComponentType<Omit<DatePickerProps, 'words'> & { say: Say }>
}

export interface DateFieldProps {
  name: string
  label: string
  /** YYYY-MM-DD, or the text as typed if it is no date. */
  value: string
  /** YYYY-MM-DD; typed dates may be outside. Not optional: pages may add `min` and `max` to `Object.prototype`. */
  min: string | undefined
  max: string | undefined
  error?: string | undefined
  readOnly?: boolean
  required?: boolean
  words: DateWords
  calendar: () => Promise<CalendarPart>
  /** Passed to the calendar. */
  say: Say
  /** Suffix that tells calendars of fields with the same label apart. */
  which?: string | undefined
  adopt: (css: string) => void
  onInput: (value: string) => void
}

/**
 * A calendar date. Stays a native date field until flatpickr (15 KB) loads, or if it fails to load or to run. With the
 * calendar, dates are typed or chosen as dd/MM/yyyy.
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
    // A focused field is upgraded on blur, so typing isn't interrupted.
    if (!field.matches(':focus')) return take()
    field.addEventListener('blur', take, { once: true })
    return () => field.removeEventListener('blur', take)
  }, [part])

  const show = () => {
    if (input.current) input.current.value = written ? showDate(value) : value
  }
  useLayoutEffect(show, [written])
  // Rewriting an equal date would move the caret.
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
