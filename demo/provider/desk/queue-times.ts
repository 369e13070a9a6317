import { html } from 'hono/html'
import { addDays } from '../../../widgets/contract/values/add-days.ts'
import { companyDate, companyTime, shownTime } from '../settings/company-time.ts'

const MINUTE = 60_000

/** '12 min', '3 h' or '2 d', rounded down. */
export function span(from: Date, until: Date): string {
  const minutes = Math.max(0, Math.floor((until.getTime() - from.getTime()) / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** A time ago, with the exact one as its title. */
export function ago(at: Date, now: Date) {
  return html`<time datetime="${at.toISOString()}" title="${shownTime(at)}">${span(at, now)}</time>`
}

/** A due time: '16:30', 'tomorrow 09:30', '30/11 09:30' or '3 h late'. */
export function dueTime(due: Date, now: Date) {
  const isLate = due < now
  return html`<time
    datetime="${due.toISOString()}"
    title="${shownTime(due)}"
    ${isLate && html`class="late"`}
    >${isLate ? `${span(due, now)} late` : ahead(due, now)}</time
  >`
}

function ahead(due: Date, now: Date): string {
  const [date = '', time = ''] = companyTime(due).split(' ')
  const today = companyDate(now)
  if (date === today) return time
  if (date === addDays(today, 1)) return `tomorrow ${time}`
  const [, month, day] = date.split('-')
  return `${day}/${month} ${time}`
}
