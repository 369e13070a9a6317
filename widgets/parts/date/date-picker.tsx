import flatpickr from 'flatpickr'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isDate } from '../../contract/values/dates.ts'
import { nameParts } from './date-grid.ts'
import { addKeys, type Picker, type Place } from './date-keys.ts'
import { namesIn } from './date-names.ts'
import type { CalendarWords } from './date-words.ts'
export { default as css } from './date-picker.css?inline'

export interface DatePickerProps {
  label: string
  /** YYYY-MM-DD; anything else counts as no date. */
  value: string
  min: string | undefined
  max: string | undefined
  /** Suffix that tells calendars of fields with the same label apart. */
  which?: string | undefined
  words: CalendarWords
  input: RefObject<HTMLInputElement | null>
  onInput: (value: string) => void
  onFailed: () => void
}

/** The calendar of a date field and the button that opens it. A mouse click on the field opens it too. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, min, max, words, input } = props
  const name = label + (props.which ?? '')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const picker = useRef<Picker>(undefined)
  const days = useRef<Place>(undefined)
  const now = useRef(props)
  useLayoutEffect(() => {
    now.current = props
  })

  useLayoutEffect(() => {
    const [field, opener] = [input.current, button.current]
    if (!field || !opener) return undefined
    const place = document.createElement('div')
    let opened: AbortController | undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      picker.current?.close()
    }
    const closeOutside = (event: MouseEvent) => {
      const path = event.composedPath()
      if (!path.includes(root.current!) && !path.includes(field)) picker.current?.close()
    }
    try {
      root.current?.append(place)
      const anchor = place.appendChild(document.createElement('input'))
      anchor.hidden = true
      const made = flatpickr(anchor, {
        static: true,
        clickOpens: false,
        disableMobile: true,
        locale: {
          // Its types count the names.
          ...(namesIn(words) as object),
          monthAriaLabel: words.month,
          yearAriaLabel: words.year,
          firstDayOfWeek: 1,
        },
        ignoredFocusElements: [field, opener],
        onChange: (_, text) => {
          now.current.onInput(text)
          // flatpickr has re-rendered the pressed day, so focus is lost.
          opener.focus()
        },
        onOpen: (_, __, { calendarContainer }) => {
          days.current?.show(dateOf(now.current.value))
          fit(calendarContainer)
          opener.ariaExpanded = 'true'
          // On the document, because a click on the field leaves focus there or nowhere. flatpickr listens to the
          // script's document, which is another one if the field is in a frame.
          opened = new AbortController()
          const { signal } = opened
          // Called on the document, because a page's `<img name="addEventListener">` hides its own method.
          const listen = field.addEventListener.bind(field.ownerDocument)
          listen('keydown', closeOnEscape, { capture: true, signal })
          listen('mousedown', closeOutside, { signal })
        },
        onClose: () => {
          opener.ariaExpanded = 'false'
          opened?.abort()
          if (made.calendarContainer.matches(':focus-within')) opener.focus()
        },
        onDayCreate: (_, __, ___, day) => nameParts(day),
      })
      days.current = addKeys(made, words, () => now.current)
      picker.current = made
    } catch {
      // Trusted Types, or a host page with broken built-ins.
      now.current.onFailed()
    }
    const open = (event: MouseEvent) => {
      if ('pointerType' in event && event.pointerType === 'mouse') picker.current?.open()
    }
    field.addEventListener('click', open)
    return () => {
      field.removeEventListener('click', open)
      opened?.abort()
      days.current?.leave()
      picker.current?.destroy()
      place.remove()
    }
  }, [words.locale])

  useLayoutEffect(() => {
    if (picker.current) picker.current.calendarContainer.ariaLabel = words.calendar + name
  }, [name, words.locale])

  // A layout effect: re-rendering the days of an open calendar later would lose focus.
  useLayoutEffect(() => {
    try {
      // Set one by one, because flatpickr also reads options that a page added to `Object.prototype`.
      picker.current?.set('minDate', min ?? '')
      picker.current?.set('maxDate', max ?? '')
      picker.current?.setDate(dateOf(value))
      days.current?.show(dateOf(value))
    } catch {
      // An error thrown here would stop the form's other effects.
      now.current.onFailed()
    }
  }, [value, min, max, words.locale])

  const toggle = () => {
    if (picker.current?.isOpen) return picker.current.close()
    picker.current?.open()
    days.current?.enter()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget as Node))
      picker.current?.close()
  }
  return (
    <div className="calendar" ref={root} onBlur={leave}>
      <button
        type="button"
        ref={button}
        part="button quiet"
        aria-label={words.open + name}
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={toggle}
      />
    </div>
  )
}

function dateOf(value: string): string {
  return isDate(value) ? value : ''
}

/** Keeps the calendar within its widget, and 8 px from the edges if there is room. */
function fit(calendar: HTMLElement): void {
  calendar.style.translate = ''
  const place = calendar.closest('.root')?.getBoundingClientRect()
  if (!place) return
  const { left, right } = calendar.getBoundingClientRect()
  const [before, after] = [left - place.left, place.right - right]
  const over = after < 8 ? Math.min(8 - after, before) : Math.max(Math.min(before - 8, 0), -after)
  if (over) calendar.style.translate = `${-over}px`
}
