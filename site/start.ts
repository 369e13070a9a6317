/** Scripts load after the first paint, so that style sheets, fonts and pictures get the bandwidth until then. */
import { load, loadAgain } from '../widgets/contract/values/load.ts'
import { LATE } from '../widgets/contract/limits.ts'
import { fetchFiles } from './routing/fetch-files.ts'
import type { PageData } from './routing/page-data.ts'

/** Script of all tags in the site's language. It must run after the site, which sets where drafts are stored. */
const WIDGETS = `/widgets${import.meta.env.BASE_URL}trip-widgets.js`

/** Share of page loads that report how fast they were. */
const SHARE = 0.1

if (!document.hidden) {
  await new Promise<void>((painted) => {
    requestAnimationFrame(() => setTimeout(painted))
    // Hidden tabs never paint, so do not wait for it.
    document.addEventListener('visibilitychange', () => painted(), { once: true })
  })
}
const written = document.querySelector('#page-data')?.textContent ?? '{}'
const { files = [] }: Partial<PageData> = JSON.parse(written)
// In parallel, so that no file waits for another to import it.
fetchFiles(files).catch(() => {})
// While they load: the first use of Intl loads its data, which would add 13 ms to the first render.
setTimeout(() => new Intl.NumberFormat(document.documentElement.lang))
add('link', { rel: 'modulepreload', href: WIDGETS })
// The server's HTML stays usable while this retries.
const clock = setInterval(loadAgain, LATE)
try {
  await load(() => import('./main.tsx'))
} finally {
  clearInterval(clock)
  add('script', { type: 'module', src: WIDGETS })
  // Not those of programs, which would distort the figures.
  if (!navigator.webdriver && Math.random() < SHARE)
    add('script', { src: '/widgets/trip-vitals.js', async: true })
}

function add(name: 'link' | 'script', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}
