import type { Answer } from './answer.ts'
import { brand, colours } from '../brand.ts'
import { pathOf } from '../routing/router.ts'
import { robots } from './sitemap.ts'

/** Days until security.txt expires, counted from the request. */
const SECURITY_DAYS = 180

const DAY = 86_400_000

/** Serves security.txt (RFC 9116). `Expires` is a whole day, so that the file changes once a day. */
export function security(origin: string, now = Date.now()): Answer {
  const expires = new Date((Math.floor(now / DAY) + SECURITY_DAYS) * DAY).toISOString()
  return {
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: [
      `Contact: mailto:${brand.security}`,
      `Expires: ${expires.replace('.000Z', 'Z')}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  }
}

/** W3C: A Well-Known URL for Changing Passwords. The sign-in page links to the reset of a forgotten password. */
export function changePassword(): Answer {
  return {
    status: 302,
    type: 'text/plain; charset=utf-8',
    text: '',
    headers: { location: pathOf('myProfile') },
  }
}

/** Serves the W3C Web Application Manifest. */
export function webManifest(): Answer {
  const icon = (src: string, size: number, purpose = 'any') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: brand.tagline,
    lang: 'en-IN',
    start_url: pathOf('home'),
    scope: '/',
    display: 'minimal-ui',
    background_color: colours.paper,
    theme_color: colours.jungle,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return {
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
    text: JSON.stringify(manifest, null, 2),
  }
}

/** Path that pages name in their `Speculation-Rules` header (HTML, section 7.6.5). */
export const RULES = '/speculation-rules.json'

/** Folders of addresses that have no page. */
const NO_PAGES = ['api', 'desk', 'media', 'oembed', 'widgets', '_demo']

/**
 * Serves speculation rules (HTML, section 7.6.1): browsers that know them prefetch the page of a link that the visitor
 * points at, until `routing/prefetch.ts` does it, and links to other languages, which load a page.
 */
export function speculationRules(): Answer {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: NO_PAGES.map((folder) => `/${folder}/*`) } },
      { selector_matches: 'html:not([data-started]) a, a[hreflang]' },
      { not: { selector_matches: '[download], [target=_blank]' } },
    ],
  }
  return {
    status: 200,
    type: 'application/speculationrules+json',
    text: JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }),
  }
}

/** Files for crawlers and browsers that need no data, by path. */
export const FILES: Readonly<Record<string, (origin: string) => Answer>> = {
  '/robots.txt': robots,
  '/site.webmanifest': webManifest,
  [RULES]: speculationRules,
  '/.well-known/security.txt': (origin) => security(origin),
  '/.well-known/change-password': changePassword,
}
