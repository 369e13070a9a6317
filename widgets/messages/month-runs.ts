/** First and last month of each season, 1 to 12: [10, 3] for October to March. Undefined for the whole year. */
export function monthRuns(months: readonly number[]): [first: number, last: number][] | undefined {
  const best = new Set(months)
  if (best.size === 12) return undefined
  const firsts = [...best].filter((month) => !best.has(before(month)))
  return firsts
    .toSorted((one, other) => one - other)
    .map((first) => {
      let last = first
      while (best.has(after(last))) last = after(last)
      return [first, last]
    })
}

const before = (month: number) => (month === 1 ? 12 : month - 1)
const after = (month: number) => (month === 12 ? 1 : month + 1)
