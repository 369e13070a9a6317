import { partsOf } from '../contract/add-days.ts'
import { type Move, moveDate, moveOf } from './date-move.ts'
import type { DateWords } from './date-words.ts'

/** What is needed of the calendar's own interface. */
export interface Picker {
  calendarContainer: HTMLElement
  prevMonthNav: HTMLElement
  nextMonthNav: HTMLElement
  /** What is shown; months count from 0. */
  currentYear: number
  currentMonth: number
  isOpen: boolean
  open: () => void
  close: () => void
  destroy: () => void
  /** Days as YYYY-MM-DD, or '' for no limit. */
  set: (options: { minDate: string; maxDate: string }) => void
  setDate: (date: string) => void
  jumpToDate: (date: string) => void
  formatDate: (date: Date, format: string) => string
}

/** First and last day that can be chosen, YYYY-MM-DD. */
interface Limits {
  min?: string | undefined
  max?: string | undefined
}

/** Where somebody is in a calendar. */
export interface Place {
  /** Shows the month of a date, YYYY-MM-DD, or of the nearest that can be chosen; '' is today. */
  show: (date: string) => void
  /** Puts the focus on that day, or on the same day of the month that was turned to. */
  enter: () => void
}

/** Gives a day what it needs to be told from others. */
export function nameParts(day: HTMLElement): void {
  const { classList } = day
  day.role = 'button'
  if (classList.contains('flatpickr-disabled')) day.ariaDisabled = 'true'
  else day.ariaPressed = String(classList.contains('selected'))
}

/**
 * Makes a calendar usable by keyboard alone, as the date picker dialog of the ARIA practices is. Its
 * own keys stop at days that cannot be chosen, and at those of the months beside.
 */
export function addKeys(picker: Picker, words: DateWords, limits: () => Limits): Place {
  const { calendarContainer, prevMonthNav, nextMonthNav } = picker
  let at = ''
  calendarContainer.role = 'dialog'
  calendarContainer.ariaLabel = words.calendar
  const turns = new Set([prevMonthNav, nextMonthNav])
  for (const [turn, label] of [
    [prevMonthNav, words.previous],
    [nextMonthNav, words.next],
  ] as const) {
    turn.role = 'button'
    turn.tabIndex = 0
    turn.ariaLabel = label
    turn.replaceChildren()
  }
  const go = (from: string, move: Move) => {
    const { min, max } = limits()
    at = moveDate(from, move, min, max)
    if (turned() !== 0) picker.jumpToDate(at)
  }
  /** How many months what is shown is later than that day. */
  const turned = () => {
    const [year, month] = partsOf(at)
    return (picker.currentYear - year) * 12 + picker.currentMonth + 1 - month
  }
  const enter = () => {
    go(at, [turned(), 0])
    const days = '.flatpickr-day:not(.prevMonthDay, .nextMonthDay)'
    const day = calendarContainer.querySelectorAll<HTMLElement>(days)[partsOf(at)[2] - 1]
    day?.focus()
  }
  const tab = (target: HTMLElement, by: number) => {
    const stops = calendarContainer.querySelectorAll<HTMLElement>(
      ':is(.flatpickr-prev-month, select, input, .flatpickr-next-month):not(.flatpickr-disabled, :disabled)',
    )
    const place = [...stops].indexOf(target)
    // The days are the stop after the last, and before the first.
    const next = place < 0 ? [...stops].at(by > 0 ? 0 : -1) : stops[place + by]
    if (next) next.focus()
    else enter()
  }
  /** The day that a button of the calendar is for, YYYY-MM-DD; '' for all else. */
  const dayOf = (target: EventTarget | null) =>
    target && 'dateObj' in target && target.dateObj instanceof Date
      ? picker.formatDate(target.dateObj, 'Y-m-d')
      : ''
  const press = (event: KeyboardEvent) => {
    const [target] = event.composedPath()
    if (!(target instanceof HTMLElement)) return
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event
    const day = dayOf(target)
    const other = ctrlKey || altKey || metaKey
    const move = day && !other && moveOf(shiftKey ? `Shift+${key}` : mirrored(key, target), day)
    if (key.startsWith('Arrow')) event.stopPropagation()
    if (move) {
      go(day, move)
      enter()
    } else if (key === 'Tab' && !other) tab(target, shiftKey ? -1 : 1)
    else if (/^(?:Enter| )$/.test(key) && (day || turns.has(target))) {
      target.click()
      // At the last month there is nothing left to press.
      if (target.classList.contains('flatpickr-disabled')) enter()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  // It takes them out of the order of tabs with every month that it draws.
  const admit = ({ target }: Event) => {
    at = dayOf(target) || at
    for (const field of calendarContainer.querySelectorAll<HTMLElement>('select, input')) {
      field.tabIndex = 0
    }
  }
  calendarContainer.addEventListener('focusin', admit)
  calendarContainer.addEventListener('keydown', press, { capture: true })
  return { enter, show: (date) => go(date || picker.formatDate(new Date(), 'Y-m-d'), [0, 0]) }
}

/** A key as it is meant where weeks run from right to left. */
function mirrored(key: string, day: HTMLElement): string {
  if (!day.matches(':dir(rtl)')) return key
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}
