const rules = new Intl.PluralRules('ar-AE')

/** `one` and `two` are used without a number. */
type Forms = Record<'one' | 'two' | 'few' | 'many' | 'other', string>

/** The noun that follows a number in digits. */
export function nounAfter(count: number, forms: Pick<Forms, 'few' | 'many' | 'other'>): string {
  const form = rules.select(count)
  return form === 'few' || form === 'many' ? forms[form] : forms.other
}

/**
 * 'يوم واحد', 'يومان', '3 أيام', '11 يومًا', '100 يوم'.
 * @param said - the number as `numeral` writes it, if it can be above 999
 */
export function counted(count: number, forms: Forms, said: number | string = count): string {
  const form = rules.select(count)
  if (form === 'one' || form === 'two') return forms[form]
  return `${said} ${nounAfter(count, forms)}`
}

export const DAY = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' }
const NIGHT = { one: 'ليلة واحدة', two: 'ليلتان', few: 'ليالٍ', many: 'ليلة', other: 'ليلة' }

export const days = (count: number) => counted(count, DAY)

export const nights = (count: number) => counted(count, NIGHT)
