/** Query parameter of every call: the language of the page that sends it, as a BCP 47 tag. Left out for English. */
export const LANGUAGE = 'lang'

/** Longest tag, in characters (RFC 5646, section 4.4.1). */
export const MAX_LANGUAGE = 35

/** The tag in its canonical form; undefined for English and for anything that is no language, which is never an error. */
export function readLanguage(given: string | null | undefined): string | undefined {
  if (!given || given.length > MAX_LANGUAGE) return undefined
  try {
    const [tag = ''] = Intl.getCanonicalLocales(given)
    return /^(?:en|und)(?:-|$)/.test(tag) ? undefined : tag
  } catch {
    return undefined
  }
}

/** Of a language's script. */
export type Direction = 'ltr' | 'rtl'
