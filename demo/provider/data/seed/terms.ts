import type { Queries } from '../engine/database.ts'
import { attractions } from './attractions.ts'
import { inLanguages } from './translations/translations.ts'

const names = new Set(
  attractions.flatMap(({ activities, category }) => category.concat(activities)),
)

/** Activities and categories of all attractions, with their translations. */
export const allTerms = [...names].map((name) => ({
  name,
  translations: inLanguages(({ terms }) => ({ name: terms[name] })),
}))

/** Adds missing terms, and missing languages of others. */
export async function seedTerms({ query }: Queries): Promise<void> {
  await query(
    `insert into terms (name, translations)
     select name, translations from jsonb_to_recordset($1::jsonb) as seed (name text, translations jsonb)
     on conflict (name) do update set translations = excluded.translations || terms.translations
     where terms.translations <> excluded.translations || terms.translations`,
    [JSON.stringify(allTerms)],
  )
}
