/** `replace` that throws if nothing matches, because a changed dependency would change the bundle silently. */
export function replaceFound(
  code: string,
  pattern: RegExp | string,
  text: string | (() => string),
): string {
  const replaced = code.replace(pattern, text as string)
  if (replaced === code) throw new Error(`found nothing to replace: ${pattern}`)
  return replaced
}
