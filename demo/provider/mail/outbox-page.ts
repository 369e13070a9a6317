import { html, raw } from 'hono/html'
import { brand } from '../../../site/brand.ts'
import { shownTime } from '../company-time.ts'
import type { ListedMail, OpenedMail } from '../data/sent-mails.ts'
import { validHtml } from '../http/valid-html.ts'
import { outboxStyle } from './outbox-style.ts'

/** What the outbox shows. */
export interface OutboxShown {
  mails: ListedMail[]
  /** The one that is open: the chosen one, else the newest. */
  mail: OpenedMail | undefined
  /** Where there is room for one thing only, it is the mail, if somebody chose it. */
  isChosen: boolean
  asText: boolean
  /** Whose mails they are. */
  from: string
}

// In one piece: a space more or less, and the hash is another one.
const styleElement = raw(`<style>${outboxStyle}</style>`)

/** The mails of demo mode as a page: a list, and one of them open. */
export function outboxPage({ mails, mail, isChosen, asText, from }: OutboxShown): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox (${mails.length})</title>
        ${styleElement}
      </head>
      <body class="${isChosen ? 'chosen' : 'list-first'}">
        <header>
          <div>
            <p class="brand">${brand.name}</p>
            <h1>Outbox</h1>
          </div>
          <p class="what">
            ${count}, newest first. In demo mode mails are not sent: they end here, where everybody
            can read them. <a href="?">Look for new ones</a>
          </p>
        </header>
        <main>
          ${mails.length > 0 && html`<nav aria-label="Mails">${mails.map((one) => entry(one, mail))}</nav>`}
          <article>
            ${mail ? opened(mail, asText, from) : html`<p class="empty">No mail yet. Send an enquiry, and two arrive.</p>`}
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

const GONE = 'The text is gone: its code was used, replaced, or is too old.'

function opened(mail: OpenedMail, asText: boolean, from: string) {
  const { id, to, subject, reply_to, sent_at, text } = mail
  return html`<p class="back"><a href="?">All mails</a></p>
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

/** The two forms that every mail goes out in. */
function forms(id: number, asText: boolean) {
  const here = raw(' aria-current="page"')
  return html`<nav class="forms" aria-label="Forms of this mail">
    <a href="?mail=${id}#mail-${id}" ${!asText && here}>As HTML</a>
    <a href="?mail=${id}&as=text#mail-${id}" ${asText && here}>As plain text</a>
  </nav>`
}

function body({ id, subject, text, html: page }: OpenedMail, asText: boolean) {
  if (asText || !page) return html`<pre tabindex="0">${text}</pre>`
  // No script runs in it. What is opened by a link is a window like any other.
  return html`<iframe
    src="/_demo/outbox/${id}"
    title="${subject}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`
}
