import type { DateWords } from './date-input.tsx'

/** What is needed of the calendar's own interface. */
export interface Picker {
  calendarContainer: HTMLElement
  prevMonthNav: HTMLElement
  nextMonthNav: HTMLElement
  isOpen: boolean
  open: () => void
  close: () => void
  destroy: () => void
  /** Days as YYYY-MM-DD, or '' for no limit. */
  set: (options: { minDate: string; maxDate: string }) => void
  setDate: (date: string) => void
  changeMonth: (by: number) => void
}

/** Gives a day what it needs to be told from others, and the first, the chosen one and today a tab stop. */
export function nameParts(day: HTMLElement): void {
  const { classList } = day
  day.role = 'button'
  if (classList.contains('flatpickr-disabled')) return day.setAttribute('aria-disabled', 'true')
  day.setAttribute('aria-pressed', String(classList.contains('selected')))
  if (/Month/.test(day.className)) return
  if (/selected|today/.test(day.className) || day.textContent === '1') day.tabIndex = 0
}

/** Makes a calendar usable by keyboard alone: it turns its months by mouse only. */
export function addKeys(picker: Picker, words: DateWords): void {
  const { calendarContainer, prevMonthNav, nextMonthNav } = picker
  calendarContainer.role = 'group'
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
  // It takes them out of the order of tabs with every month that it draws.
  const admit = () => {
    for (const field of calendarContainer.querySelectorAll<HTMLElement>('select, input')) {
      field.tabIndex = 0
    }
  }
  const press = (event: KeyboardEvent) => {
    const target = event.composedPath()[0] as HTMLElement
    const turn = { PageUp: -1, PageDown: 1 }[event.key]
    // It would send focus to a field that is not there.
    if (event.key === 'Tab') return event.stopPropagation()
    if (turn) {
      picker.changeMonth(turn)
      firstDay(picker, turn)?.focus()
    } else if (turns.has(target) && /^(?:Enter| )$/.test(event.key)) target.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  calendarContainer.addEventListener('focusin', admit)
  calendarContainer.addEventListener('keydown', press, { capture: true })
}

/** The first day of a month that can be chosen, or on the way back the last. */
function firstDay({ calendarContainer }: Picker, turn: number): HTMLElement | undefined {
  const days = calendarContainer.querySelectorAll<HTMLElement>(
    '.flatpickr-day:not(.flatpickr-disabled, .prevMonthDay, .nextMonthDay)',
  )
  return [...days].at(turn > 0 ? 0 : -1)
}
