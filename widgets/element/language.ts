import { LANGUAGE_WAIT } from '../contract/limits.ts'
import { load, persist } from '../contract/values/load.ts'
import { loadLanguage } from 'virtual:language-chunks'
import type { Translation } from '../messages/say.ts'
import { languageCode } from './language-code.ts'
import { pageWide } from './page-wide.ts'
import { RENDER } from './r2wc.ts'

/** Code of the language in a file such as `hi/trip-enquiry.js`; '' in files that follow the page. */
declare const TRIP_LANGUAGE: string

declare global {
  interface Window {
    /** The host page's own sentences, in the language of the page. */
    tripMessages?: Translation
  }
}

const loaded: Record<string, Translation> = {}

/** Code of an element's language if it has messages, else ''. */
export const languageOf = (element: Element): string =>
  TRIP_LANGUAGE || languageCode(pageWide(element, 'lang'))

export const translationOf = (element: Element): Translation | undefined =>
  loaded[languageOf(element)]

/**
 * Loads the messages of an element's language, and renders it when they arrive. Without them, it is in English: after a
 * failure, or if it is still empty after {@link LANGUAGE_WAIT} ms.
 */
export async function loadTranslation(
  element: Element & Record<typeof RENDER, () => void>,
): Promise<void> {
  const code = languageOf(element)
  if (TRIP_LANGUAGE || !code || loaded[code]) return
  await new Promise<void>((go) => {
    if (!element.shadowRoot!.firstChild) setTimeout(go, LANGUAGE_WAIT)
    void persist(async () => {
      loaded[code] = (await load(() => loadLanguage(code))).messages
      element[RENDER]()
    }).then(go)
  })
}
