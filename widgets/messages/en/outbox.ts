/** Forms that were submitted without a network. */
export const outbox = {
  id: 'outbox' as const,
  saved: 'Saved on this device. We’ll send it when you’re back online.',
  heading: 'Saved forms',
  kinds: {
    enquiry: 'Trip enquiry',
    wizard: 'Trip enquiry',
    review: 'Review',
    testimonial: 'Video testimonial',
  },
  states: {
    waiting: 'Waiting for a connection',
    sending: 'Sending',
    sent: 'Sent. We have it now.',
    refused: 'We couldn’t accept this. Edit it and send it again.',
    dropped: 'We couldn’t send this within 7 days, so we removed it from this device.',
  },
  /** Day and time of submission. */
  at: (time: number) =>
    new Date(time).toLocaleString('en-IN', {
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
  sendNow: 'Send now',
  edit: 'Edit',
  remove: 'Delete',
  close: 'Close',
  reference: (reference: string) => `Reference ${reference}`,
}
