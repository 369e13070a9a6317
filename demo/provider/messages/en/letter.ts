/** Sentences of several letters, and what is around them. */
export const says = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  next: 'What happens next',
  change: (phone: string, reference: string) =>
    `Need to change something? Reply to this email or call ${phone} and quote ${reference}.`,
  notYou: 'Wasn’t you? You can ignore this email.',
  orOpen: 'Or open this address:',
  call: 'Call',
  or: 'or',
  write: 'Write to',
}
