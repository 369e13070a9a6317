import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Staff } from '../data/staff.ts'
import { shown } from './answers.ts'
import { type PartOfDesk, deskPage } from './frame.ts'

/** A 404 page for staff, because the site's own is for travellers. */
export function missing(context: Context, staff: Staff, current: PartOfDesk): Response {
  const body = html`<h1>Not found</h1>
    <p class="lead">It may have been deleted, or the link is incomplete.</p>
    <p><a class="strong" href="${current}">Back to the list</a></p>`
  return shown(context, deskPage({ title: 'Not found', staff, current, body }), 404)
}
