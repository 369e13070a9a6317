import { partsOf } from '../../contract/values/add-days.ts'
import { makeGrid, type Shown } from './date-grid.ts'
import { type Move, moveDate, moveOf } from './date-move.ts'
import type { CalendarWords } from './date-words.ts'

export interface Picker extends Shown {
  prevMonthNav: HTMLElement
  nextMonthNav: HTMLElement
  isOpen: boolean
  open: () => void
  close: () => void
  destroy: () => void
  /** Dates as YYYY-MM-DD, or '' for no limit. */
  set: (option: 'minDate' | 'maxDate', value: string) => void
  setDate: (date: string) => void
  jumpToDate: (date: string) => void
}

interface Limits {
  min?: string | undefined
  max?: string | undefined
}

export interface Place {
  /** Shows the month of a date, YYYY-MM-DD, or of the nearest allowed one; '' is today. */
  show: (date: string) => void
  /** Focuses the current day, or the same day of the visible month. */
  enter: () => void
  leave: () => void
}

/**
 * Adds keyboard support as in the date picker dialog of the ARIA practices. flatpickr's own keys stop at disabled days
 * and at those of adjacent months. The dialog isn't modal, so Tab leaves it.
 */
export function addKeys(picker: Picker, words: CalendarWords, limits: () => Limits): Place {
  const { calendarContainer, prevMonthNav, nextMonthNav } = picker
  let at = ''
  calendarContainer.role = 'dialog'
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
  const turned = () => {
    const [year, month] = partsOf(at)
    return (picker.currentYear - year) * 12 + picker.currentMonth + 1 - month
  }
  /** Day of the visible month that stands for the current day. */
  const stop = () => {
    const { min, max } = limits()
    return partsOf(moveDate(at, [turned(), 0], min, max))[2]
  }
  const grid = makeGrid(picker, stop)
  const enter = () => {
    go(at, [turned(), 0])
    // Before focus, which is lost when an element is moved.
    grid.arrange()
    grid.days()[partsOf(at)[2] - 1]?.focus()
  }
  /** Date of a day's button, YYYY-MM-DD; '' for other targets. */
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
    } else if (key === 'Tab') {
      // flatpickr would move focus to its hidden field.
      if (shiftKey && day) event.stopPropagation()
      return
    } else if (/^(?:Enter| )$/.test(key) && (day || turns.has(target))) {
      target.click()
      // A button disabled at the last month would lose focus.
      if (target.classList.contains('flatpickr-disabled')) enter()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const note = ({ target }: Event) => {
    at = dayOf(target) || at
  }
  calendarContainer.addEventListener('focusin', note)
  calendarContainer.addEventListener('keydown', press, { capture: true })
  // flatpickr re-renders its days more often than its hooks report.
  const drawn = new MutationObserver(grid.arrange)
  drawn.observe(calendarContainer, { childList: true, subtree: true })
  const show = (date: string) => {
    go(date || picker.formatDate(new Date(), 'Y-m-d'), [0, 0])
    grid.arrange()
  }
  return { enter, show, leave: () => drawn.disconnect() }
}

/** Swaps the arrow keys in right-to-left layouts. */
function mirrored(key: string, day: HTMLElement): string {
  if (!day.matches(':dir(rtl)')) return key
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}
