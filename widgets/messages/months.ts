/** 'January' first. */
export const MONTHS: readonly string[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month, 1),
  ),
)

/** Months in words, from the first month of each season: 'October to March'. */
export function monthsInWords(months: readonly number[]): string {
  const best = new Set(months)
  if (best.size === MONTHS.length) return 'All year'
  const firsts = [...best].filter((month) => !best.has(before(month)))
  const seasons = firsts.toSorted((one, other) => one - other).map((first) => season(first, best))
  return new Intl.ListFormat('en-GB').format(seasons)
}

function season(first: number, best: ReadonlySet<number>): string {
  let last = first
  while (best.has(after(last))) last = after(last)
  const [from, to] = [MONTHS[first - 1]!, MONTHS[last - 1]!]
  if (first === last) return from
  return `${from} to ${to}`
}

const before = (month: number) => (month === 1 ? 12 : month - 1)
const after = (month: number) => (month === 12 ? 1 : month + 1)
