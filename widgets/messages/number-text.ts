/** Numbers without `Intl`, whose first use loads its data: 15 ms, and 60 on a phone. */

/** '1,240,000', and fractions as they are. */
export const inThousands = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

/** '12,40,000', as in India. */
export const inLakhs = (number: number): string =>
  String(number).replace(/\B(?=(?:\d{2})*\d{3}(?!\d))/g, ',')
