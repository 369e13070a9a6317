// First, so that its cascade layers are declared before any component's styles.
import './styles/ground.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { here } from './account/session-client.ts'
import { $posted } from './account/posted.ts'
import { App } from './layout/app.tsx'
import { pageOf } from './routing/pages.ts'
import { outliveTabs } from '../widgets/stores/forms/outlive-tabs.ts'
import { $currentPage } from './routing/current-page.ts'
import { currentVisit } from './routing/router.ts'
import type { PageData } from './routing/page-data.ts'

// Before the first form renders, since the script of the tags loads later.
outliveTabs()

const root = document.querySelector('#site')
if (!root) throw new Error('index.html has no element #site')
const written = document.querySelector('#page-data')?.textContent
const { product, ready, data, refused, posted }: PageData = written
  ? JSON.parse(written)
  : { product: 'trips' }
$posted.set(posted)
const visit = refused ? { ...currentVisit(), route: undefined } : currentVisit()
if (ready) {
  const page = await pageOf(visit.route)
  page.seed?.(data, here(location.origin, product))
  $currentPage.set({ state: 'ready', visit, page, data })
} else $currentPage.set({ state: 'waiting', visit })
// The posted result belongs to the first page only.
$currentPage.listen(() => $posted.set(undefined))

const app = (
  <StrictMode>
    <App origin={location.origin} product={product} />
  </StrictMode>
)
// Hydrates the server's HTML, or renders here if there is none. The transition splits hydration into slices, so that
// scrolling and typing stay responsive.
if (ready) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
