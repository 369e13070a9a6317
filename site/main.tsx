// The ground first: what the rest is drawn on.
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/shared.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { pageOf } from './pages.ts'
import { $onScreen } from './shown.ts'
import { currentVisit } from './router.ts'
import type { Sent } from './sent.ts'

const place = document.querySelector('#site')!
const written = document.querySelector('#sent')?.textContent
const { product, ready, data }: Sent = written ? JSON.parse(written) : { product: 'trips' }
const visit = currentVisit()
if (ready) $onScreen.set({ state: 'ready', visit, page: await pageOf(visit.route), data })
else $onScreen.set({ state: 'waiting', visit })

const app = (
  <StrictMode>
    <App origin={location.origin} product={product} />
  </StrictMode>
)
if (ready) hydrateRoot(place, app)
else createRoot(place).render(app)
