/** Set in local storage while something waits, so that pages without it load nothing. */
export const FLAG = 'trip:outbox'
