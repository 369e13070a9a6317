import type { Chosen, Way } from './snippets.ts'

/** What a Content-Security-Policy must allow for a snippet, one directive each. */
export function policyFor(way: Way, { tag, attributes, origin }: Chosen, map?: string): string[] {
  if (way === 'address') return [`frame-src ${origin}`]
  if (way === 'iframe') return [`frame-src ${origin}`, `script-src ${origin}`]
  const isBundled = way === 'react' || way === 'vue' || way === 'svelte'
  const isRendered = way === 'server' || way === 'next' || way === 'wordpress'
  const shows = tag === 'trip-attraction-card' || tag === 'trip-corporate-video'
  return [
    isBundled ? '' : `script-src ${origin}${map && way !== 'next' ? ` ${map}` : ''}`,
    `connect-src ${origin}`,
    isRendered ? `style-src 'unsafe-inline'` : '',
    shows ? `img-src ${origin}` : '',
    tag === 'trip-corporate-video' ? `media-src ${origin}` : '',
    'preview' in attributes ? 'media-src blob:' : '',
  ].filter(Boolean)
}
