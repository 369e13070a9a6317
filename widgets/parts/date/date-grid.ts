export interface Shown {
  calendarContainer: HTMLElement
  daysContainer?: HTMLElement | undefined
  weekdayContainer: HTMLElement
  /** Months count from 0. */
  currentYear: number
  currentMonth: number
  l10n: { weekdays: { longhand: readonly string[] } }
  formatDate: (date: Date, format: string) => string
}

export interface Grid {
  /** Groups re-rendered days into rows and makes one day tabbable. */
  arrange: () => void
  days: () => readonly HTMLElement[]
}

const DAYS = '.flatpickr-day:not(.prevMonthDay, .nextMonthDay)'

/** flatpickr itself marks today. */
export function nameParts(day: HTMLElement): void {
  const { classList } = day
  day.role = 'gridcell'
  day.ariaSelected = String(classList.contains('selected'))
  if (classList.contains('flatpickr-disabled')) day.ariaDisabled = 'true'
}

/**
 * Turns a calendar's days into an ARIA grid with rows and weekday names, as in the date picker dialog of the ARIA
 * practices. Announces a new month unless focus is on a day, which names the month itself.
 * @param stop returns the tabbable day of the month, from 1
 */
export function makeGrid(calendar: Shown, stop: () => number): Grid {
  const { calendarContainer, daysContainer, weekdayContainer } = calendar
  const said = document.createElement('p')
  said.className = 'heard'
  said.ariaLive = 'polite'
  calendarContainer.append(said)
  const grid = daysContainer?.parentElement
  if (grid) grid.role = 'grid'
  const [row] = weekdayContainer.children
  if (row) row.role = 'row'
  const names = calendar.l10n.weekdays.longhand
  weekdayContainer.querySelectorAll('.flatpickr-weekday').forEach((weekday, index) => {
    weekday.role = 'columnheader'
    weekday.ariaLabel = names[(index + 1) % 7] ?? null
  })
  for (const rows of [weekdayContainer, daysContainer]) if (rows) rows.role = 'rowgroup'

  const days = () => [...calendarContainer.querySelectorAll<HTMLElement>(DAYS)]
  const say = () => {
    const month = calendar.formatDate(new Date(calendar.currentYear, calendar.currentMonth), 'F Y')
    if (!grid || grid.ariaLabel === month) return
    const isTurned = calendarContainer.matches(':focus-within') && !grid.matches(':focus-within')
    if (grid.ariaLabel && isTurned) said.textContent = month
    grid.ariaLabel = month
  }
  const arrange = () => {
    const drawn = calendarContainer.querySelector('.dayContainer')
    if (drawn && !drawn.querySelector('.week')) {
      drawn.role = 'presentation'
      const all = [...drawn.children]
      for (let first = 0; first < all.length; first += 7) {
        const week = document.createElement('div')
        week.className = 'week'
        week.role = 'row'
        week.append(...all.slice(first, first + 7))
        drawn.append(week)
      }
    }
    days().forEach((day, index) => {
      day.tabIndex = index + 1 === stop() ? 0 : -1
    })
    // flatpickr makes them untabbable.
    for (const field of calendarContainer.querySelectorAll<HTMLElement>('select, input')) {
      field.tabIndex = 0
    }
    say()
  }
  return { arrange, days }
}
