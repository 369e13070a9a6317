import type { Messages } from '../messages/messages.ts'

/** Uses the name only if it looks like one, since anybody may have typed it. */
export function travellerGreeting(
  { letter }: Messages,
  firstName: string | null | undefined,
): string {
  const isName = firstName && /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName)
  return letter.hello(isName ? firstName : '')
}
