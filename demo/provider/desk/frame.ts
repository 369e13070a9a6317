import { shownTime } from '../settings/company-time.ts'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brand } from '../../../site/brand.ts'
import type { Staff } from '../data/people/staff.ts'
import { validHtml } from '../http/valid-html.ts'
import { mayUse } from './permissions.ts'

/** Part of a page. Templates escape plain strings. */
export type Piece = HtmlEscapedString | Promise<HtmlEscapedString> | string | false | undefined

/** First page of planners. */
export const HOME = '/desk/enquiries?view=unassigned'

/** First page of a staff member: the first section that they may use. */
export function homeOf(staff: Pick<Staff, 'roles'>): string {
  const part = PARTS.find(([path]) => mayUse(staff, path))
  return part?.[2] ?? part?.[0] ?? '/desk/account'
}

/** Sections in the header: path, name, and the URL if it is another. */
const PARTS = [
  ['/desk/enquiries', 'Enquiries', HOME],
  ['/desk/report', 'Report'],
  ['/desk/moderation', 'Moderation'],
  ['/desk/suspicious', 'Suspicious'],
  ['/desk/attractions', 'Attractions'],
  ['/desk/mails', 'Emails'],
  ['/desk/persons', 'People'],
  ['/desk/webhooks', 'Webhooks'],
  ['/desk/staff', 'Staff'],
] as const
export type PartOfDesk = (typeof PARTS)[number][0]

export interface Frame {
  title: string
  /** Undefined for visitors, who see no sections. */
  staff: Staff | undefined
  /** Hides the sections from staff who can't use them yet. */
  alone?: boolean
  current?: PartOfDesk
  /** The result of the last form, at the top; a failure has the role of an alert. */
  notice?: { text: string; failed?: boolean } | undefined
  /** Path of a module. Everything works without it. */
  script?: string | undefined
  body: Piece
}

/** A complete page of the desk. */
export function deskPage({ title, staff, alone, current, notice, script, body }: Frame): string {
  return framed({
    script,
    title: `${notice?.failed ? 'Error: ' : ''}${title} · Desk`,
    header: html`<p class="brand"><a href="/desk">${brand.name}</a> <span>Desk</span></p>
      ${staff && !alone && parts(staff, current)} ${staff && signedIn(staff)}`,
    body: html`${
      notice &&
      html`<p
        class="notice ${notice.failed ? 'failed' : 'done'}"
        role="${notice.failed ? 'alert' : 'status'}"
      >
        ${notice.text}
      </p>`
    }
    ${body}`,
  })
}

/** A page with the desk's style sheet. */
export function framed({
  title,
  header,
  body,
  script,
}: Record<'header' | 'body', Piece> & Pick<Frame, 'title' | 'script'>): string {
  const page = html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/desk/desk.css" />
        ${script && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>${header}</header>
        <main id="main" tabindex="-1">${body}</main>
      </body>
    </html>`
  return validHtml(String(page))
}

function parts(staff: Staff, current: PartOfDesk | undefined) {
  const { suspicious = 0 } = staff
  return html`<nav aria-label="Desk">
    ${PARTS.filter(([path]) => mayUse(staff, path)).map(
      ([path, name, address = path]) =>
        html`<a href="${address}" ${path === current && html`aria-current="page"`}
          >${name}${
            path === '/desk/suspicious' &&
            suspicious > 0 &&
            html` <span class="count">${suspicious}</span>`
          }</a
        >`,
    )}
  </nav>`
}

function signedIn({ name }: Staff) {
  return html`<form class="who" method="post" action="/desk/sign-out">
    <a href="/desk/account" aria-label="${name}, your account"><span>${name}</span></a>
    <button class="plain">Sign out</button>
  </form>`
}

/** Formats a time as '23/11/2026, 17:34'. */
export function moment(at: Date) {
  return html`<time datetime="${at.toISOString()}">${shownTime(at)}</time>`
}
