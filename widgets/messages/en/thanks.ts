/** Confirmation of every form. */
export const confirmed = {
  id: 'confirmed' as const,
  next: 'What happens next',
  published: 'Everyone can see it now.',
  held: 'We’ll email you when it’s published.',
}
