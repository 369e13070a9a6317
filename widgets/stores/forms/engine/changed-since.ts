/** Values that the visitor changed while the form was being sent. */
export function changedSince<Values extends object>(
  sent: Values,
  typed: Partial<Values>,
): Partial<Values> {
  const left = { ...typed }
  for (const field of Object.keys(left) as (keyof Values)[]) {
    if (sent[field] === left[field]) delete left[field]
  }
  return left
}
