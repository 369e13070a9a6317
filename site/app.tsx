import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useArrival } from './layout/arrival.ts'
import { Boundary } from './layout/boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { headTags, writeHead } from './layout/head-tags.ts'
import { Header } from './layout/header.tsx'
import { Lost } from './layout/lost.tsx'
import { OnItsWay } from './layout/on-its-way.tsx'
import { Toasts } from './layout/toasts.tsx'
import { Waiting } from './layout/waiting.tsx'
import { live } from './live.ts'
import { $onScreen } from './shown.ts'

interface AppProps {
  origin: string
  product: string
}

/** The page that stands on screen, between header and footer. */
export function App({ origin, product }: AppProps) {
  const onScreen = useStore($onScreen)
  const { state, visit } = onScreen
  const main = useArrival(visit.path)
  const onItsWay = state === 'waiting' || (state === 'ready' && Boolean(onScreen.again))
  const Frame = state === 'lost' ? undefined : onScreen.page?.Frame
  const shown = state === 'ready' && (
    <Boundary key={visit.path}>
      <onScreen.page.View data={onScreen.data} visit={visit} />
    </Boundary>
  )

  useEffect(() => live(origin, product), [origin, product])
  useEffect(() => {
    if (onScreen.state !== 'ready') return
    writeHead(headTags(onScreen.page.head(onScreen.data, visit), origin))
  }, [onScreen, visit, origin])

  return (
    <div className="page">
      {/* The browser's own jump: the router is for pages. */}
      <a className="skip" href="#main" target="_self">
        Skip to content
      </a>
      <OnItsWay active={onItsWay} />
      <Header visit={visit} />
      <main id="main" ref={main} tabIndex={-1} aria-busy={onItsWay}>
        {Frame && (
          <Frame visit={visit} waiting={state === 'waiting'}>
            {shown}
          </Frame>
        )}
        {!Frame && (state === 'waiting' ? <Waiting /> : shown)}
        {state === 'lost' && <Lost />}
      </main>
      <Footer visit={visit} />
      <Toasts />
    </div>
  )
}
