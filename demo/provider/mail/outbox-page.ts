import { html, raw } from 'hono/html'
import { brand } from '../../../site/brand.ts'
import { shownTime } from '../settings/company-time.ts'
import type { ListedMail, OpenedMail } from '../data/mails/sent-mails.ts'
import { validHtml } from '../http/valid-html.ts'

export interface OutboxShown {
  mails: ListedMail[]
  mail: OpenedMail | undefined
  /** On small screens, shows the email instead of the list. */
  isChosen: boolean
  asText: boolean
  from: string
}

export function outboxPage({ mails, mail, isChosen, asText, from }: OutboxShown): string {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox (${mails.length})</title>
        <link rel="stylesheet" href="/_demo/outbox.css" />
      </head>
      <body class="${isChosen ? 'chosen' : 'list-first'}">
        <header>
          <div>
            <p class="brand">${brand.name}</p>
            <h1>Outbox</h1>
          </div>
          <p class="what">
            ${count}, newest first. In demo mode emails aren’t sent. They appear here, where anyone
            can read them. <a href="?">Refresh</a>
          </p>
        </header>
        <main>
          ${mails.length > 0 && html`<nav aria-label="Emails">${mails.map((one) => entry(one, mail))}</nav>`}
          <article>
            ${mail ? opened(mail, asText, from) : html`<p class="empty">No emails yet. Send an enquiry, and two will appear.</p>`}
          </article>
        </main>
      </body>
    </html>`
  return validHtml(String(page)).replace(/[ \t]+$/gm, '')
}

function entry({ id, to, subject, sent_at }: ListedMail, open: OpenedMail | undefined) {
  const current = open?.id === id && raw(' aria-current="true"')
  return html`<a id="mail-${id}" href="?mail=${id}#mail-${id}" ${current}>
    <strong>${subject}</strong>
    <span>${to}</span>
    ${moment(sent_at)}
  </a>`
}

function moment(at: Date) {
  return html`<time datetime="${at.toISOString()}">${shownTime(at)}</time>`
}

const GONE = 'The text was deleted, because its code was used, replaced or has expired.'

function opened(mail: OpenedMail, asText: boolean, from: string) {
  const { id, to, subject, reply_to, sent_at, text } = mail
  return html`<p class="back"><a href="?">All emails</a></p>
    <h2>${subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${brand.name} &lt;${from}&gt;</dd>
      <dt>To</dt>
      <dd>${to}</dd>
      ${
        reply_to &&
        html`<dt>Reply to</dt>
          <dd>${reply_to}</dd>`
      }
      <dt>Sent</dt>
      <dd>${moment(sent_at)}</dd>
    </dl>
    ${mail.html && forms(id, asText)}
    ${text ? body(mail, asText) : html`<p class="gone">${GONE}</p>`}`
}

function forms(id: number, asText: boolean) {
  const here = raw(' aria-current="page"')
  return html`<nav class="forms" aria-label="Format">
    <a href="?mail=${id}#mail-${id}" ${!asText && here}>HTML</a>
    <a href="?mail=${id}&as=text#mail-${id}" ${asText && here}>Plain text</a>
  </nav>`
}

function body({ id, subject, text, html: page }: OpenedMail, asText: boolean) {
  if (asText || !page) return html`<pre tabindex="0">${text}</pre>`
  // No scripts run inside; links open normal windows.
  return html`<iframe
    src="/_demo/outbox/${id}"
    title="${subject}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`
}
