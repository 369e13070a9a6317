/** Question after a lost response if the form has changed since. */
export const asks = {
  id: 'asks' as const,
  text: 'Your first enquiry may have reached us, and you’ve changed it since. Update it, or send this as another one?',
  unchangeable:
    'We can’t change your first enquiry online any more. Send this as another one, or call us.',
  update: 'Update the enquiry',
  another: 'Send another',
}
