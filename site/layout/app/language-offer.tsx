import { type Language, LANGUAGE, visitIn } from '../../routing/languages.ts'
import type { Visit } from '../../routing/router.ts'
import { rememberLanguage } from './offered-language.ts'
import styles from './language-offer.module.css'

interface LanguageOfferProps {
  language: Language
  visit: Visit
  onClose: () => void
}

/** One line over the page, in the offered language, that leads to the same page in it. */
export function LanguageOffer({ language, visit, onClose }: LanguageOfferProps) {
  const { locale, dir, code, offer, close } = language
  return (
    <aside className={styles.offer} lang={locale} dir={dir} aria-label={offer}>
      <a
        href={visitIn(language, visit)}
        hrefLang={code}
        target="_self"
        onClick={() => rememberLanguage(language)}
      >
        {offer}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          rememberLanguage(LANGUAGE)
          onClose()
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </aside>
  )
}
