import type { Context } from 'hono'

/** Pages of the desk aren't cached, indexed, framed or leaked by referrers. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Links in pages are signed, so other origins mustn't see them.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
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
