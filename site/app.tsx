import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { Toasts } from './layout/toasts.tsx'
import { useArrival } from './layout/arrival.ts'
import { Home } from './pages/home.tsx'
import { NotFound } from './pages/not-found.tsx'
import { Privacy } from './pages/privacy.tsx'
import { $route, type Route } from './router.ts'

const pages: Record<Route, ComponentType> = { home: Home, privacy: Privacy }

/** The page of the current route between header and footer. */
export function App() {
  const route = useStore($route)
  const Page = route ? pages[route.route] : NotFound
  const main = useArrival(route?.path ?? location.pathname)
  return (
    <div className="page">
      {/* The browser's own jump: the router is for pages. */}
      <a className="skip" href="#main" target="_self">
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Page />
      </main>
      <Footer />
      <Toasts />
    </div>
  )
}
