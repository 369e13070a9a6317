/** Uses the name only if it looks like one, since anybody may have typed it. */
export function travellerGreeting(firstName: string | null | undefined): string {
  return firstName && /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,'
}
