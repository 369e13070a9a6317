import { STATUS_CODES } from 'node:http'
import { html, raw } from 'hono/html'
import { brand, colours } from '../../site/brand.ts'
import { ENGLISH, type Messages, pathIn } from '../provider/messages/messages.ts'
import { hashSource } from '../provider/http/hash-source.ts'
import { PERMISSIONS } from '../provider/http/permissions.ts'

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:32px;box-sizing:border-box;background:light-dark(${colours.paper},${colours.night});color:light-dark(${colours.ink},${colours.paper});font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
h1{margin:0;max-width:20ch;font:600 clamp(2rem,1.5rem + 2vw,3rem)/1.08 Fraunces,Georgia,serif;border-top:8px solid ${colours.tiger};padding-top:24px}
p{margin:0;max-width:32rem}
a{color:light-dark(${colours.rust},${colours.marigold})}`

const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Fallback page without other files, for when the site's error page can't be rendered. */
export function errorPage(
  status: number,
  { failure, language }: Messages = ENGLISH,
): { headers: Record<string, string>; text: string } {
  const { code, dir } = language
  const known = Object.hasOwn(failure, status) ? (status as keyof typeof failure) : 'other'
  const { title, text } = failure[known]
  const page = html`<!doctype html>
    <html lang="${code}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${pathIn({ language }, '/')}">${brand.name}</a></p>
        </main>
      </body>
    </html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  return { headers, text: String(page) }
}

/** The page as a raw HTTP response, for bytes that Node's parser refuses. */
export function rawErrorPage(status: number): string {
  const { headers, text } = errorPage(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = Buffer.byteLength(text)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-length: ${length}\r\nconnection: close\r\n\r\n${text}`
}
