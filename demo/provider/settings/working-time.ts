import { addDays } from '../../../widgets/contract/values/add-days.ts'
import { BadSetting } from './bad-setting.ts'
import { companyTime } from './company-time.ts'

/** Times of a day, 'HH:MM' in the company's time zone. */
interface Hours {
  opens: string
  closes: string
}

/** When the company works. */
export interface WorkingTime {
  /** From Sunday to Saturday; undefined on a day off. */
  week: readonly (Hours | undefined)[]
  /** Calendar dates, YYYY-MM-DD. */
  holidays: ReadonlySet<string>
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MINUTE = 60_000
/** Further ahead nobody plans holidays. */
const DAYS_AHEAD = 400

/**
 * Parses `WORKING_HOURS`, such as 'Mon-Fri 09:30-18:30, Sat 10:00-14:00', and `HOLIDAYS`, dates separated by commas.
 * @throws {BadSetting} for anything else, and for a week without working hours
 */
export function workingTimeFrom(hours: string, holidays = ''): WorkingTime {
  const week: (Hours | undefined)[] = DAYS.map(() => undefined)
  for (const part of partsOf(hours)) {
    const [, first, last = first, opens = '', closes = ''] = HOURS.exec(part) ?? []
    const [from, to] = [DAYS.indexOf(first ?? ''), DAYS.indexOf(last ?? '')]
    if (from < 0 || to < 0 || opens >= closes) {
      throw new BadSetting(
        `WORKING_HOURS must be days and times like Mon-Fri 09:30-18:30, Sat 10:00-14:00, but contains '${part}'.`,
      )
    }
    for (let day = from; ; day = (day + 1) % 7) {
      week[day] = { opens, closes }
      if (day === to) break
    }
  }
  if (!week.some(Boolean)) throw new BadSetting('WORKING_HOURS must name at least one day.')
  for (const date of partsOf(holidays)) {
    if (/^\d{4}-\d\d-\d\d$/.test(date) && addDays(date, 0) === date) continue
    throw new BadSetting(
      `HOLIDAYS must be dates like 2027-01-26, separated by commas, but contains '${date}'.`,
    )
  }
  return { week, holidays: new Set(partsOf(holidays)) }
}

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const HOURS = new RegExp(String.raw`^(\w{3})(?:-(\w{3}))? (${CLOCK})-(${CLOCK})$`)

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * One working day later: the same time on the next working day, or the nearest one within its hours. A time outside of
 * working hours counts as the next opening.
 */
export function oneWorkingDayAfter(working: WorkingTime, at: Date): Date {
  const [date, time] = wallOf(nextWorkingTime(working, at))
  const next = nextWorkingDate(working, addDays(date, 1))
  const { opens, closes } = hoursOn(working, next) ?? ALWAYS
  return instantOf(next, time < opens ? opens : time > closes ? closes : time)
}

/** That many minutes of working time later. */
export function workingMinutesAfter(working: WorkingTime, at: Date, minutes: number): Date {
  let from = nextWorkingTime(working, at)
  for (let left = minutes * MINUTE; ;) {
    const [date] = wallOf(from)
    const closes = instantOf(date, (hoursOn(working, date) ?? ALWAYS).closes)
    const today = closes.getTime() - from.getTime()
    if (left <= today) return new Date(from.getTime() + left)
    left -= today
    from = openingOn(working, nextWorkingDate(working, addDays(date, 1)))
  }
}

/** The same moment within working hours, else the next opening. */
function nextWorkingTime(working: WorkingTime, at: Date): Date {
  const [date, time] = wallOf(at)
  const hours = hoursOn(working, date)
  if (hours && time < hours.opens) return instantOf(date, hours.opens)
  if (hours && time < hours.closes) return at
  return openingOn(working, nextWorkingDate(working, addDays(date, 1)))
}

const ALWAYS: Hours = { opens: '00:00', closes: '23:59' }

function hoursOn({ week, holidays }: WorkingTime, date: string): Hours | undefined {
  return holidays.has(date) ? undefined : week[new Date(date).getUTCDay()]
}

/** This date or the first working day after it. */
function nextWorkingDate(working: WorkingTime, from: string): string {
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const date = addDays(from, days)
    if (hoursOn(working, date)) return date
  }
  return from
}

const openingOn = (working: WorkingTime, date: string) =>
  instantOf(date, (hoursOn(working, date) ?? ALWAYS).opens)

/** Date and time in the company's time zone. */
function wallOf(at: Date): [date: string, time: string] {
  const [date = '', time = ''] = companyTime(at).split(' ')
  return [date, time]
}

/** The moment of a date and a time in the company's time zone. */
function instantOf(date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}Z`)
  let at = new Date(wall)
  // Twice, because the offset changes where clocks do.
  for (let round = 0; round < 2; round += 1) at = new Date(wall - offsetAt(at))
  return at
}

/** In ms east of Greenwich. */
const offsetAt = (at: Date) =>
  Date.parse(`${companyTime(at).replace(' ', 'T')}Z`) - Math.floor(at.getTime() / MINUTE) * MINUTE
