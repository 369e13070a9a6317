/** Forms of a phrase by plural category; `#` is the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Returns a function that puts a number into the form of its plural category. */
export function countedIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale)
  const { format } = new Intl.NumberFormat(locale)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', format(count))
}
