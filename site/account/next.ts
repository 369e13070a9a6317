import { pathOf } from '../routing/router.ts'

const HERE = 'https://here.invalid'

/** Refuses other origins to prevent open redirects: '//evil.example' would leave the site. */
export function nextOf({ next = '' }: Readonly<Record<string, string | undefined>>): string {
  const home = pathOf('home')
  if (!next.startsWith('/') || !URL.canParse(next, HERE)) return home
  const { origin, pathname, search } = new URL(next, HERE)
  const leadsAway = origin !== HERE || pathname.startsWith('//')
  return leadsAway || pathname === pathOf('login') ? home : pathname + search
}
