import { readdirSync } from 'node:fs'
import type { Translation } from './translation.ts'

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** By the names of the folders. */
export const TRANSLATIONS = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const { translation } = (await import(`./${language}/all.ts`)) as { translation: Translation }
      return [language, translation] as const
    }),
  ),
)

/** A row's translations, as stored: by language and column. */
export function inLanguages<Texts>(
  textsIn: (translation: Translation) => Texts,
): Record<string, Texts> {
  const entries = Object.entries(TRANSLATIONS).map(([language, translation]) => [
    language,
    textsIn(translation),
  ])
  return Object.fromEntries(entries) as Record<string, Texts>
}
