/**
 * `replace`, for what has to be there: throws where a pattern finds nothing, because what it was written
 * for has changed, and the bundle would change in silence.
 */
export function replaceFound(
  code: string,
  pattern: RegExp | string,
  text: string | (() => string),
): string {
  const replaced = code.replace(pattern, text as string)
  if (replaced === code) throw new Error(`found nothing to replace: ${pattern}`)
  return replaced
}
