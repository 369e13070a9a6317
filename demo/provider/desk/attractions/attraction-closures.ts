import { isDate } from '../../../../widgets/contract/values/dates.ts'
import { MONTHS } from '../../../../widgets/messages/en/months.ts'
import type { AttractionFacts } from '../../data/attractions/desk-attractions.ts'

type Closure = AttractionFacts['closures'][number]

const PARTLY = ', partly'

export function closureText({ from, to, part }: Closure): string {
  return `${dayText(from)} to ${dayText(to)}${part ? PARTLY : ''}`
}

function dayText(date: string): string {
  const [month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]}`
}

export function closureIn(line: string): Closure | undefined {
  const part = line.toLowerCase().endsWith(PARTLY)
  const [from, to, ...more] = (part ? line.slice(0, -PARTLY.length) : line)
    .split(/\s+to\s+/i)
    .map(dayIn)
  return from && to && more.length === 0 ? { from, to, part } : undefined
}

/** '1 July' or '1 Jul' as '07-01'. */
function dayIn(text: string): string | undefined {
  const [, day = '', word = ''] = /^(\d{1,2})\s+(\p{L}{3,})$/u.exec(text.trim()) ?? []
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase()))
  const date = `${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  // In a leap year.
  return index >= 0 && isDate(`2024-${date}`) ? date : undefined
}
