/** Hints next to the specified message of a failure. */
export const hints = {
  id: 'hints' as const,
  offline:
    'We couldn’t reach our server. Check your connection and try again. Nothing is lost, and nothing is sent twice.',
  late: 'Our server took too long to respond. Please try again. Nothing is lost, and nothing is sent twice.',
  ours: 'Something went wrong on our side. Please try again in a few minutes. Nothing is lost.',
  restarting: 'Our server is restarting. Please try again in a minute. Nothing is lost.',
  /** An HTML page with a status of success. */
  portal:
    'We got a web page instead of our server’s response. If your Wi-Fi needs you to sign in, do that and try again. Nothing is lost.',
  signedOut: 'You have been signed out. Please sign in and try again. Nothing is lost.',
  /** In a sandboxed frame, which stores no draft. */
  frameExpired:
    'This form was opened a week ago or longer. Copy what you want to keep, then reload the page.',
  full: 'Our server has no room for this right now. Please try again later. Everything you entered is still here.',
  /** The response violates the contract. */
  outdated:
    'This page may be out of date. Reload it and try again. Your browser keeps what you typed, unless it blocks storage.',
  /** `seconds` until the next attempt, if the provider sends them. */
  tooOften: (seconds: number | undefined) => {
    const minutes = Math.ceil((seconds ?? 0) / 60)
    if (minutes < 1) return 'Too many attempts. Please wait a while and try again.'
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return `Too many attempts. Please wait ${wait} and try again.`
  },
  /** A proxy's limit, because the provider names the field. */
  tooLarge: 'This is more than our server accepts. Please shorten it or choose smaller files.',
  /** `faults` are the messages at the fields. */
  fix: (faults: readonly string[]) => `Please fix: ${faults.join(' · ')}`,
  notTaken: 'Our server didn’t accept this, and we don’t know why. Please call or email us.',
}

export const cancelled = {
  id: 'cancelled' as const,
  cancel: 'Cancel',
  text: 'Sending was cancelled. Everything you entered is still here.',
  hint: 'If it did reach us, sending again won’t create a second one.',
}
