/** How a mail to a traveller begins: by a name only if it is one, since who typed it may be anybody. */
export function travellerGreeting(firstName: string | null | undefined): string {
  return firstName && /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,'
}
