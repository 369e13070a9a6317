import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Staff } from '../data/people/staff.ts'
import { PERMISSIONS } from '../http/permissions.ts'
import { type PartOfDesk, deskPage } from './frame.ts'
import { rolesFor } from './permissions.ts'

/** Pages of the desk aren't cached, indexed, framed or leaked by referrers. */
export const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Links in pages are signed, so other origins mustn't see them.
  'referrer-policy': 'same-origin',
  // Staff sign in with passkeys. Creating one is allowed by default.
  'permissions-policy': PERMISSIONS.replace('get=()', 'get=(self)'),
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export function shown(
  context: Context,
  page: string,
  status: 200 | 401 | 403 | 404 | 409 | 422 | 429 | 503 = 200,
): Response {
  return context.html(page, status, HEADERS)
}

/** Redirects after a form post, so that reloading doesn't submit it again. */
export function seeOther(context: Context, path: string): Response {
  for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
  return context.redirect(path, 303)
}

/** A 404 page for staff, because the site's own is for travellers. */
export function missing(context: Context, staff: Staff, current: PartOfDesk): Response {
  const body = html`<h1>Not found</h1>
    <p class="lead">It may have been deleted, or the link is incomplete.</p>
    <p><a class="strong" href="${current}">Back to the list</a></p>`
  return shown(context, deskPage({ title: 'Not found', staff, current, body }), 404)
}

/** A 403 page for staff without the role. */
export function forbidden(context: Context, staff: Staff, path: string): Response {
  const body = html`<h1>You can’t open this</h1>
    <p class="lead">
      It is for the role ${rolesFor(path).join(' or ')}. Yours: ${staff.roles.join(', ')}.
    </p>
    <p>If you need it, ask an administrator. A new role works immediately.</p>
    <p><a class="strong" href="/desk">Back to the desk</a></p>`
  return shown(context, deskPage({ title: 'Not allowed', staff, body }), 403)
}

/** A concurrent change came first, so nothing was written. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}
