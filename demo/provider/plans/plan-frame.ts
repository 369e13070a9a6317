import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '../../../site/brand.ts'
import { validHtml } from '../http/valid-html.ts'
import type { Messages } from '../messages/messages.ts'

export type Piece = HtmlEscapedString | Promise<HtmlEscapedString> | string | false | undefined

interface Frame {
  says: Messages
  title: string
  body: Piece
}

/** A page in a traveller's language, with the company's name above and its address below. */
export function planFrame({ says: { language }, title, body }: Frame): string {
  const page = html`<!doctype html>
    <html lang="${language.code}" dir="${language.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/plan/plan.css" />
      </head>
      <body>
        <header>
          <p class="brand"><a href="${home(language.code)}">${brand.name}</a></p>
        </header>
        <main>${body}</main>
        <footer>
          <p><bdi>${[brand.name, ...brand.address].join(', ')}</bdi></p>
        </footer>
      </body>
    </html>`
  return validHtml(String(page))
}

const home = (code: string) => (code === 'en' ? '/' : `/${code}`)
