import type { Answer } from './answer.ts'
import { brand } from './brand.ts'
import { inks } from './pictures/inks.ts'
import { pathOf } from './routing/router.ts'

/** Days for which what is said of reporting holes counts; asked for later, it counts on. */
const SECURITY_DAYS = 180

const DAY = 86_400_000

/** Who to tell of a hole (RFC 9116). The day it expires is counted from today, whole, so that it changes daily. */
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

/**
 * Leads password managers to where a password is changed (W3C: A Well-Known URL for Changing Passwords). Who is
 * not signed in is asked to, and can say there that it is forgotten.
 */
export function changePassword(): Answer {
  return {
    status: 302,
    type: 'text/plain; charset=utf-8',
    text: '',
    headers: { location: pathOf('myProfile') },
  }
}

/** What a phone is told that keeps the site among its apps (W3C: Web Application Manifest). */
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
    background_color: inks.paper,
    theme_color: inks.jungle,
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
