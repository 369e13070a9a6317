import { partsOf } from '../contract/add-days.ts'
import { makeGrid, type Shown } from './date-grid.ts'
import { type Move, moveDate, moveOf } from './date-move.ts'
import type { CalendarWords } from './date-words.ts'

/** What is needed of the calendar's own interface. */
export interface Picker extends Shown {
  prevMonthNav: HTMLElement
  nextMonthNav: HTMLElement
  isOpen: boolean
  open: () => void
  close: () => void
  destroy: () => void
  /** Days as YYYY-MM-DD, or '' for no limit. */
  set: (option: 'minDate' | 'maxDate', value: string) => void
  setDate: (date: string) => void
  jumpToDate: (date: string) => void
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
  /** Ends what watches the calendar, which is taken away. */
  leave: () => void
}

/**
 * Makes a calendar usable by keyboard alone, as the date picker dialog of the ARIA practices is. Its
 * own keys stop at days that cannot be chosen, and at those of the months beside. The page around it stays
 * in reach, so it keeps nobody in: Tab leads on.
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
  /** How many months what is shown is later than that day. */
  const turned = () => {
    const [year, month] = partsOf(at)
    return (picker.currentYear - year) * 12 + picker.currentMonth + 1 - month
  }
  /** The day of the month that is shown for the one somebody is at. */
  const stop = () => {
    const { min, max } = limits()
    return partsOf(moveDate(at, [turned(), 0], min, max))[2]
  }
  const grid = makeGrid(picker, stop)
  const enter = () => {
    go(at, [turned(), 0])
    // Before it is given focus, which whatever is put elsewhere loses.
    grid.arrange()
    grid.days()[partsOf(at)[2] - 1]?.focus()
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
    } else if (key === 'Tab') {
      // It would lead back to a field that is not there.
      if (shiftKey && day) event.stopPropagation()
      return
    } else if (/^(?:Enter| )$/.test(key) && (day || turns.has(target))) {
      target.click()
      // At the last month there is nothing left to press.
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
  // It draws its days anew for many reasons, and tells of few.
  const drawn = new MutationObserver(grid.arrange)
  drawn.observe(calendarContainer, { childList: true, subtree: true })
  const show = (date: string) => {
    go(date || picker.formatDate(new Date(), 'Y-m-d'), [0, 0])
    grid.arrange()
  }
  return { enter, show, leave: () => drawn.disconnect() }
}

/** A key as it is meant where weeks run from right to left. */
function mirrored(key: string, day: HTMLElement): string {
  if (!day.matches(':dir(rtl)')) return key
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}
