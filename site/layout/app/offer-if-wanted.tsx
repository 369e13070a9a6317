import { type ReactNode, useEffect, useState } from 'react'
import type { Visit } from '../../routing/router.ts'
import { whenIdle } from '../../routing/when-idle.ts'
import { offeredLanguage } from './offered-language.ts'

interface OfferIfWantedProps {
  visit: Visit
}

const loadOffer = () => import('./language-offer.tsx')

/**
 * Loads the offer of another language only for visitors who get one. A component of its own, so that its arrival doesn't
 * render the page again.
 */
export function OfferIfWanted({ visit }: OfferIfWantedProps) {
  const [offer, setOffer] = useState<{ show: (visit: Visit) => ReactNode }>()
  useEffect(() => {
    const language = offeredLanguage()
    if (!language) return
    const close = () => setOffer(undefined)
    const load = () =>
      loadOffer().then(
        ({ LanguageOffer }) =>
          setOffer({
            show: (visit) => <LanguageOffer language={language} visit={visit} onClose={close} />,
          }),
        () => {},
      )
    // After the page has become usable.
    whenIdle(() => void load())
  }, [])
  return offer?.show(visit)
}
