import type { Serving } from '../../demo/server/serve.ts'
import { LANGUAGES } from '../languages/visit.ts'
import { inEnglish, messagesOf, type Words, wordsIn } from '../support/words.ts'

/** Languages of the transcripts. */
export const SPOKEN = ['en', ...LANGUAGES]

export const spokenWords = async (
  code: string,
  { origins }: Serving,
  ...own: string[]
): Promise<Words> => (code === 'en' ? inEnglish : wordsIn(code, origins.provider, ...own))

export const homeIn = (code: string, { origins }: Serving): string =>
  code === 'en' ? origins.provider : `${origins.provider}/${code}`

export const transcriptIn = (code: string, name: string): string =>
  code === 'en' ? name : `${name}.${code}`

/** Announcement of the attractions that match. */
export async function foundIn(code: string, count: number): Promise<string> {
  const { review } = (await messagesOf(code)) as { review: { found: (count: number) => string } }
  return review.found(count)
}
