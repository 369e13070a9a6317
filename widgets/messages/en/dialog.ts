export const dialog = {
  id: 'dialog' as const,
  close: 'Close',
}
