/** Returns a function that formats paise: '₹12,500', or '₹12,500.50'. */
export function rupeesIn(locale: string): (paise: number) => string {
  const money = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const whole = money(0)
  const exact = money(2)
  return (paise) => (paise % 100 === 0 ? whole : exact).format(paise / 100)
}
