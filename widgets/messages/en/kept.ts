export const kept = {
  id: 'kept' as const,
  text: 'We kept what you typed.',
  startOver: 'Start over',
}
