// The ground first: its layers are in order before any component's own.
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

// Before the first form is drawn: the script of the tags comes after this one.
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
// The next page's form is another one.
$currentPage.listen(() => $posted.set(undefined))

const app = (
  <StrictMode>
    <App origin={location.origin} product={product} />
  </StrictMode>
)
// Hydrate what the server has drawn; draw here what it could not, or was not to.
// In slices, so that nobody who scrolls or types meanwhile has to wait.
if (ready) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
