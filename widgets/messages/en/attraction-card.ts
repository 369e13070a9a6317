import type { Direction } from '../../contract/values/language.ts'

export const card = {
  id: 'card' as const,
  lang: 'en',
  dir: 'ltr' as Direction,
  unknown: 'This attraction is not available.',
  failed: 'This attraction hasn’t loaded.',
  loading: 'Loading',
  tryAgain: 'Try again',
}
