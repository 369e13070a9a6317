import { numeral } from './numeral.ts'

/** '10 كيلوبايت', '4.2 ميغابايت'. */
export function sizeText(bytes: number): string {
  const inKb = bytes / 1024
  if (inKb < 1) return `${numeral(bytes)} بايت`
  const [amount, unit] = inKb < 1024 ? [inKb, 'كيلوبايت'] : [inKb / 1024, 'ميغابايت']
  return `${numeral(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${unit}`
}
