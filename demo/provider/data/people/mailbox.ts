/**
 * Normalizes all spellings of an address that reach one mailbox, only for rate limits: anything after '+' is free, and
 * Gmail ignores dots. Without it a mailbox would have a limit per spelling.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const name = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
