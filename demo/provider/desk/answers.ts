import type { Context } from 'hono'

/** Nothing of the desk is kept, found by search engines, framed, or led away from. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Links in it are signed: no other origin learns them.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Answers with a page of the desk. */
export function shown(
  context: Context,
  page: string,
  status: 200 | 401 | 404 | 409 | 422 | 429 | 503 = 200,
): Response {
  return context.html(page, status, HEADERS)
}

/** After a press: the page that shows what came of it, and no second press by reloading it. */
export function seeOther(context: Context, path: string): Response {
  for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
  return context.redirect(path, 303)
}
