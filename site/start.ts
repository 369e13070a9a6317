/**
 * What a page runs first. All that brings it to life waits until the page has been painted as it was sent:
 * until then the line belongs to its style sheets, letters and pictures.
 */
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
for (const href of [...files, WIDGETS]) add('link', { rel: 'modulepreload', href })
try {
  await import('./main.tsx')
} finally {
  add('script', { type: 'module', src: WIDGETS })
}

function add(name: 'link' | 'script', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}
