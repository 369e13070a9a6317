import { pathOf } from '../routing/router.ts'

const HERE = 'https://here.invalid'

/**
 * Where somebody goes who has signed in: the page that asked for it, or the first one. Only a page of
 * this site: what a link says is anybody's, and '//evil.example' would lead away.
 */
export function nextOf({ next = '' }: Readonly<Record<string, string | undefined>>): string {
  const home = pathOf('home')
  if (!next.startsWith('/') || !URL.canParse(next, HERE)) return home
  const { origin, pathname, search } = new URL(next, HERE)
  const leadsAway = origin !== HERE || pathname.startsWith('//')
  return leadsAway || pathname === pathOf('login') ? home : pathname + search
}
