import { LANGUAGE, LANGUAGES, visitIn } from '../../routing/languages.ts'
import type { Visit } from '../../routing/router.ts'
import * as says from '../../messages/en/layout.ts'
import { rememberLanguage } from './offered-language.ts'
import styles from './language-menu.module.css'

/** Links to this page in every language. They load the other language's files, so the router leaves them alone. */
export function LanguageMenu({ visit }: { visit: Visit }) {
  return (
    <nav className={styles.languages} aria-label={says.languages}>
      {LANGUAGES.map((language) => {
        const { code, locale, dir, name } = language
        const said = { lang: locale, dir }
        // A link would load the page again, and focus would be lost.
        if (code === LANGUAGE.code) {
          return (
            <b key={code} {...said} aria-current="true">
              {name}
            </b>
          )
        }
        return (
          <a
            key={code}
            href={visitIn(language, visit)}
            hrefLang={code}
            {...said}
            target="_self"
            onClick={() => rememberLanguage(language)}
          >
            {name}
          </a>
        )
      })}
    </nav>
  )
}
