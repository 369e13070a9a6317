/** Hints next to the specified message of a failure. */
export const hints = {
  offline:
    'We could not reach our server. Are you online? Then try again: nothing is lost, and nothing is sent twice.',
  late: 'No answer came in time. Please try again: nothing is lost, and nothing is sent twice.',
  ours: 'This was our fault, not yours. Please try again in a few minutes: nothing is lost.',
  restarting: 'Our server is restarting. Please try again in a minute. Nothing is lost.',
  /** An HTML page with a status of success. */
  portal:
    'A web page came instead of our answer. Are you on a Wi-Fi that asks you to sign in? Sign in there, then try again. Nothing is lost.',
  signedOut: 'You have been signed out. Please sign in and try again. Nothing is lost.',
  full: 'Our server has no room for this at the moment. Please try again later: what you entered is still here.',
  /** The response violates the contract. */
  outdated:
    'This page may be older than our server. Reload it and try again: your browser keeps what you typed, if you let it.',
  /** `seconds` until the next attempt, if the provider sends them. */
  tooOften: (seconds: number | undefined) => {
    const minutes = Math.ceil((seconds ?? 0) / 60)
    if (minutes < 1) return 'That was tried too often. Please wait a while before you try again.'
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return `That was tried too often. Please wait ${wait} before you try again.`
  },
  /** `faults` are the messages at the fields. */
  mend: (faults: readonly string[]) => `Please mend: ${faults.join(' · ')}`,
  notTaken: 'Our server did not accept it, and we cannot say why. Please call or write to us.',
}

export const cancelled = {
  text: 'Sending was cancelled. Everything you entered is still here.',
  hint: 'Should it have reached us all the same, sending it again makes no second one.',
}

export const kept = { text: 'We kept what you typed.', startOver: 'Start over' }

export const cancel = 'Cancel'
