import { BASE, baseOf, pathOf, type Visit } from './router.ts'
import * as own from '../messages/en/language.ts'

export type Language = typeof own

/** Every language of the site, English first. The query keeps the build from replacing English by its own language. */
const found = import.meta.glob<Language>('../messages/*/language.ts', {
  eager: true,
  query: '?listed',
})

export const LANGUAGES: readonly Language[] = Object.values(found).toSorted(
  (one, other) => baseOf(one.code).length - baseOf(other.code).length,
)

/** Of this build. */
export const LANGUAGE: Language = own

/** An address of this build in another language: '/hi/trips' becomes '/ar/trips'. */
export const pathIn = ({ code }: Language, path: string): string =>
  baseOf(code) + path.slice(BASE.length)

/** The page of a visit in another language. Addresses without a page lead to its home page. */
export function visitIn(language: Language, { route = 'home', params, search }: Visit): string {
  return pathIn(language, pathOf(route, params, search))
}
