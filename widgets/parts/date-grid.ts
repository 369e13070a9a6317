/** What is needed of the calendar's own interface to tell what it shows. */
export interface Shown {
  calendarContainer: HTMLElement
  daysContainer?: HTMLElement | undefined
  weekdayContainer: HTMLElement
  /** What is shown; months count from 0. */
  currentYear: number
  currentMonth: number
  l10n: { weekdays: { longhand: readonly string[] } }
  formatDate: (date: Date, format: string) => string
}

/** A calendar as those hear it who do not see it. */
export interface Grid {
  /** Gives what has been drawn anew its rows, and one day a place in the order of tabs. */
  arrange: () => void
  /** The days of the month that is shown. */
  days: () => readonly HTMLElement[]
}

const DAYS = '.flatpickr-day:not(.prevMonthDay, .nextMonthDay)'

/** Gives a day what it needs to be told from others; what is today the calendar says itself. */
export function nameParts(day: HTMLElement): void {
  const { classList } = day
  day.role = 'gridcell'
  day.ariaSelected = String(classList.contains('selected'))
  if (classList.contains('flatpickr-disabled')) day.ariaDisabled = 'true'
}

/**
 * Makes a calendar's days a grid with rows and names of weekdays, as that of the date picker dialog of the
 * ARIA practices is. A month that is turned to is said, but not where a day of it is: that says it itself.
 * `stop` is the day of the month, from 1, that Tab leads to.
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
    // Weeks begin on Monday.
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
    // The calendar takes them out of the order of tabs.
    for (const field of calendarContainer.querySelectorAll<HTMLElement>('select, input')) {
      field.tabIndex = 0
    }
    say()
  }
  return { arrange, days }
}
