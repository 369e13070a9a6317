/**
 * One name for every spelling of an address that ends in one mailbox, for limits alone: what is added
 * after '+' is the sender's choice, and Gmail reads over dots. Without it somebody else's mailbox has
 * as many limits as it has spellings.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const name = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
