import type { Chosen, Way } from './snippets.ts'

/** Directives that a snippet needs in a Content-Security-Policy. */
export function policyFor(way: Way, { tag, attributes, origin }: Chosen, map?: string): string[] {
  if (way === 'address') return [`frame-src ${origin}`]
  if (way === 'iframe') return [`frame-src ${origin}`, `script-src ${origin}`]
  const isBundled = way === 'react' || way === 'vue' || way === 'svelte'
  const isRendered = way === 'server' || way === 'next' || way === 'wordpress'
  const shows = tag === 'trip-attraction-card' || tag === 'trip-corporate-video'
  return [
    isBundled
      ? ''
      : `script-src ${origin}${map && (way === 'html' || way === 'server') ? ` ${map}` : ''}`,
    `connect-src ${origin}`,
    isRendered ? `style-src 'unsafe-inline'` : '',
    isRendered && !shows ? `form-action ${origin}` : '',
    shows ? `img-src ${origin}` : '',
    tag === 'trip-corporate-video' ? `media-src ${origin}` : '',
    'preview' in attributes ? 'media-src blob:' : '',
  ].filter(Boolean)
}
