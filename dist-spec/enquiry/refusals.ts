import type { Route } from '@playwright/test'

export const refused =
  (status: number, error: object, headers = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      json: { error },
      headers: { 'access-control-allow-origin': '*', ...headers },
    })

/** Responses to a form that isn't accepted, each with the advice that it shows. */
export const REFUSALS: [told: RegExp, answer: (route: Route) => Promise<void>][] = [
  [/Check your connection/, (route) => route.abort()],
  [/is restarting/, refused(503, { code: 'unavailable' })],
  [/no room for this/, refused(507, { code: 'full' })],
  [/signed out/, refused(401, { code: 'unauthorized' })],
  [/opened a week ago/, refused(400, { code: 'frame_expired' })],
  [/wrong on our side/, refused(500, { code: 'internal' })],
  [
    /wait 2 minutes/,
    refused(
      429,
      { code: 'rate_limited' },
      { 'retry-after': '70', 'access-control-expose-headers': 'retry-after' },
    ),
  ],
  [/fix: Must be a valid email/, refused(400, { code: 'invalid', fields: { email: 'email' } })],
  [/don’t know why/, refused(403, { code: 'forbidden' })],
  [
    /Wi-Fi needs you to sign in/,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<h1>Sign in to the hotel</h1>',
        headers: { 'access-control-allow-origin': '*' },
      }),
  ],
]
