import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFocusAndScroll } from '../routing/focus-and-scroll.ts'
import { Boundary } from './boundary.tsx'
import { Footer } from './footer.tsx'
import { headTags, writeHead } from './head-tags.ts'
import { Header } from './header.tsx'
import { Lost } from './lost.tsx'
import { Late } from './late.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { Toasts } from './toasts.tsx'
import { Waiting } from './waiting.tsx'
import { $currentPage } from '../routing/current-page.ts'
import styles from './app.module.css'

interface AppProps {
  origin: string
  /** Follows the address, the session and the forms; returns a function that stops it. Browser only. */
  start?: () => () => void
}

export function App({ origin, start }: AppProps) {
  const current = useStore($currentPage)
  const { state, visit } = current
  const onItsWay = state === 'waiting' || (state === 'ready' && Boolean(current.again))
  const Frame = state === 'lost' ? undefined : current.page?.Frame
  const view = state === 'ready' && (
    <Boundary key={visit.path}>
      <current.page.View data={current.data} visit={visit} />
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
        Skip to content
      </a>
      <OnItsWay active={onItsWay} />
      <Header visit={visit} />
      <main id="main" ref={main} tabIndex={-1} aria-busy={onItsWay}>
        {Frame && (
          <Frame visit={visit} waiting={state === 'waiting'}>
            {view}
          </Frame>
        )}
        {!Frame && (state === 'waiting' ? <Waiting route={visit.route} /> : view)}
        {state === 'lost' && <Lost />}
        <Late waiting={onItsWay} />
      </main>
      <Footer visit={visit} />
    </div>
  )
}
