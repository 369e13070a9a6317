import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Staff } from '../data/people/staff.ts'
import { type PartOfDesk, deskPage } from './frame.ts'

/** Pages of the desk aren't cached, indexed, framed or leaked by referrers. */
export const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Links in pages are signed, so other origins mustn't see them.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export function shown(
  context: Context,
  page: string,
  status: 200 | 401 | 404 | 409 | 422 | 429 | 503 = 200,
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

/** A concurrent change came first, so nothing was written. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}
