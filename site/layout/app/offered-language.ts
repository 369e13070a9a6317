import { type Language, LANGUAGE, LANGUAGES } from '../../routing/languages.ts'

const KEY = 'trip:language'

/** Remembers the language a visitor chose, or stayed with. */
export function rememberLanguage({ code }: Language): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Storage is full or forbidden: the offer shows again.
  }
}

function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The language to offer instead of this page's: the remembered one, or the first of the browser that the site has. */
export function offeredLanguage(): Language | undefined {
  const remembered = rememberedLanguage()
  const wanted = remembered ? [remembered] : navigator.languages
  const offered = wanted
    .map((tag) => LANGUAGES.find(({ code }) => code === tag.split('-')[0]!.toLowerCase()))
    .find(Boolean)
  return offered?.code === LANGUAGE.code ? undefined : offered
}
