import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFocusAndScroll } from '../../routing/focus-and-scroll.ts'
import { Boundary } from './boundary.tsx'
import { Footer } from './footer.tsx'
import { headTags, writeHead } from './head-tags.ts'
import { Header } from './header.tsx'
import { ErrorPage } from './error-page.tsx'
import { Late } from './late.tsx'
import { OfferIfWanted } from './offer-if-wanted.tsx'
import { Loading } from './loading.tsx'
import { Toasts } from './toasts.tsx'
import { Skeleton } from '../skeleton.tsx'
import { $currentPage } from '../../routing/current-page.ts'
import * as layout from '../../messages/en/layout.ts'
import styles from './app.module.css'

interface AppProps {
  origin: string
  product: string
  /** Follows the address, the session and the forms; returns a function that stops it. Browser only. */
  start?: () => () => void
}

export function App({ origin, product, start }: AppProps) {
  const current = useStore($currentPage)
  const { state, visit } = current
  const loading = state === 'waiting' || (state === 'ready' && Boolean(current.again))
  const Frame = state === 'failed' ? undefined : current.page?.Frame
  const view = state === 'ready' && (
    <Boundary key={visit.path}>
      <current.page.View data={current.data} visit={visit} origin={origin} product={product} />
    </Boundary>
  )

  useEffect(() => start?.(), [start])
  useEffect(() => {
    if (current.state !== 'ready') return
    writeHead(headTags(current.page.head(current.data, visit), origin))
  }, [current, visit, origin])
  // After the title, which screen readers announce with the focused heading.
  const main = useFocusAndScroll(current)

  return (
    <div className={styles.page}>
      <Toasts />
      {/* Native anchor jump, not handled by the router. */}
      <a className={styles.skip} href="#main" target="_self">
        {layout.skip}
      </a>
      <Loading active={loading} />
      <Header visit={visit} />
      <main id="main" ref={main} tabIndex={-1} aria-busy={loading}>
        {Frame && (
          <Frame visit={visit} waiting={state === 'waiting'}>
            {view}
          </Frame>
        )}
        {!Frame && (state === 'waiting' ? <Skeleton route={visit.route} /> : view)}
        {state === 'failed' && <ErrorPage />}
        <Late waiting={loading} />
      </main>
      <Footer visit={visit} />
      <OfferIfWanted visit={visit} />
    </div>
  )
}
