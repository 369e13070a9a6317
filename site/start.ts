/**
 * What a page runs first. All that brings it to life waits until the page has been painted as it was sent:
 * until then the line belongs to its style sheets, letters and pictures.
 */
import { load, loadAgain } from '../widgets/contract/load.ts'
import { LATE } from '../widgets/contract/limits.ts'
import { fetchFiles } from './routing/fetch-files.ts'
import type { PageData } from './routing/page-data.ts'

/** The script of all tags. It comes after the site, which says where drafts are kept. */
const WIDGETS = '/widgets/trip-widgets.js'

if (!document.hidden) {
  await new Promise<void>((painted) => {
    requestAnimationFrame(() => setTimeout(painted))
    // A tab that is out of sight is not.
    document.addEventListener('visibilitychange', () => painted(), { once: true })
  })
}
const written = document.querySelector('#page-data')?.textContent ?? '{}'
const { files = [] }: Partial<PageData> = JSON.parse(written)
// All at once, so that none waits for another one to name it.
fetchFiles(files).catch(() => {})
add('link', { rel: 'modulepreload', href: WIDGETS })
// The page as it was sent can be used meanwhile.
const clock = setInterval(loadAgain, LATE)
try {
  await load(() => import('./main.tsx'))
} finally {
  clearInterval(clock)
  add('script', { type: 'module', src: WIDGETS })
}

function add(name: 'link' | 'script', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}
