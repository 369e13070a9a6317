import { shownTime } from '../company-time.ts'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '../../../site/brand.ts'
import type { Staff } from '../data/staff.ts'
import { validHtml } from '../http/valid-html.ts'

/** A piece of a page; a template escapes every value that is none. */
export type Piece = HtmlEscapedString | Promise<HtmlEscapedString> | string | false | undefined

/** The parts of the desk, as they stand in its head. */
const PARTS = [
  ['/desk/enquiries', 'Enquiries'],
  ['/desk/moderation', 'To check'],
  ['/desk/mails', 'Mails'],
  ['/desk/persons', 'People'],
] as const
export type PartOfDesk = (typeof PARTS)[number][0]

/** What every page of the desk has. */
export interface Frame {
  title: string
  /** Who is signed in; nobody sees the parts then. */
  staff: Staff | undefined
  current?: PartOfDesk
  /** What came of the last press: said first, and to screen readers as an alert where it failed. */
  notice?: { text: string; failed?: boolean } | undefined
  body: Piece
}

/** A whole page of the desk. It needs no script, and has none. */
export function deskPage({ title, staff, current, notice, body }: Frame): string {
  const page = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${notice?.failed && 'Error: '}${title} · Desk</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/desk/desk.css" />
      </head>
      <body>
        <a class="skip" href="#main">To the content</a>
        <header>
          <p class="brand"><a href="/desk">${brand.name}</a> <span>Desk</span></p>
          ${staff && parts(current)} ${staff && signedIn(staff)}
        </header>
        <main id="main" tabindex="-1">
          ${
            notice &&
            html`<p
              class="notice ${notice.failed ? 'failed' : 'done'}"
              role="${notice.failed ? 'alert' : 'status'}"
            >
              ${notice.text}
            </p>`
          }
          ${body}
        </main>
      </body>
    </html>`
  return validHtml(String(page))
}

function parts(current: PartOfDesk | undefined) {
  return html`<nav aria-label="Desk">
    ${PARTS.map(
      ([path, name]) =>
        html`<a href="${path}" ${path === current && html`aria-current="page"`}>${name}</a>`,
    )}
  </nav>`
}

function signedIn({ name }: Staff) {
  return html`<form class="who" method="post" action="/desk/sign-out">
    <a href="/desk/account" aria-label="${name}, your account"><span>${name}</span></a>
    <button class="plain">Sign out</button>
  </form>`
}

/** When something was: '23/11/2026, 17:34'. */
export function moment(at: Date) {
  return html`<time datetime="${at.toISOString()}">${shownTime(at)}</time>`
}
