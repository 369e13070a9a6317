import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { App } from '../http/new-app.ts'
import type { Database } from '../data/database.ts'
import { type SentMail, forgetOldTexts, sentMails } from '../data/mails.ts'
import { outboxStyle } from './outbox-style.ts'

const styleHash = createHash('sha256').update(outboxStyle).digest('base64')

// In one piece: a space more or less, and the hash is another one.
const styleElement = raw(`<style>${outboxStyle}</style>`)

const HEADERS = {
  'cache-control': 'no-store',
  vary: 'accept',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** Shows the mails of demo mode: a page for people, a list for programs. */
export function outbox(app: App, database: Database, now: () => Date): void {
  app.get('/_demo/outbox', async (context) => {
    await forgetOldTexts(database, now())
    const mails = await sentMails(database)
    const json = /\bapplication\/json\b/i.test(context.req.header('accept') ?? '')
    return json ? context.json(mails, 200, HEADERS) : context.html(await page(mails), 200, HEADERS)
  })
}

function page(mails: SentMail[]) {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="15" />
        <title>Outbox (${mails.length})</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <h1>Outbox</h1>
          <p>
            ${count}, newest first. In demo mode mails are not sent: they end here, where everybody
            can read them.
          </p>
        </header>
        <main>
          ${mails.length > 0 ? mails.map(article) : html`<p class="empty">No mail yet. Send an enquiry, and two arrive.</p>`}
        </main>
      </body>
    </html>`
}

const GONE = 'The text is gone: its code was used, replaced, or is too old.'

function article({ to, subject, text, sent_at }: SentMail) {
  const sent = sent_at.toISOString()
  return html`<article>
    <h2>${subject}</h2>
    <p class="meta">
      <span>To <strong>${to}</strong></span>
      <time datetime="${sent}">${sent.slice(0, 10)} ${sent.slice(11, 19)} UTC</time>
    </p>
    ${text ? html`<pre>${text}</pre>` : html`<p class="gone">${GONE}</p>`}
  </article>`
}
