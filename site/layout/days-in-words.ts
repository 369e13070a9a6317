const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number of days: 'two years', '30 days', 'one day'. */
export function daysInWords(days: number): string {
  const years = Math.round(days / 365.25)
  const whole = years > 0 && days >= years * 365 && days <= Math.ceil(years * 365.25)
  return whole ? counted(years, 'year') : counted(days, 'day')
}

function counted(count: number, what: string): string {
  return `${NUMBERS[count - 1] ?? count} ${what}${count === 1 ? '' : 's'}`
}
