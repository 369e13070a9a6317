import { html } from 'hono/html'
import { unassignedCount } from '../data/incoming/incoming-mails.ts'
import { deadMails, tryMailAgain } from '../data/mails/dead-mails.ts'
import type { Desk } from './desk-routes.ts'
import { missing, seeOther, shown } from './answers.ts'
import { deskPage, moment } from './frame.ts'
import { UNASSIGNED } from './unassigned-page.ts'

const PATH = '/desk/mails'

const MOST_COUNTED = 1000

/** Lists emails that were refused or retried for days, and lets staff retry them. */
export function mailRoutes({ database, settings, wakeMail, page, deed }: Desk): void {
  page(PATH, async (context, staff) => {
    const mails = await deadMails(database)
    const unassigned = await unassignedCount(database, MOST_COUNTED)
    const again = context.req.query('done') === 'again'
    const count = unassigned > MOST_COUNTED ? `${MOST_COUNTED}+` : unassigned
    const body = html`<p class="back"><a href="${UNASSIGNED}">Unassigned emails (${count})</a></p>
      <h1>Undelivered emails</h1>
      <p class="lead">
        The recipient’s mail server refused them, or didn’t accept them for four days. Call the
        traveller, or correct the address on the enquiry.
      </p>
      ${
        mails.length === 0
          ? html`<p class="empty">Every email has been delivered.</p>`
          : html`<ul class="mails">
              ${mails.map(
                ({ id, recipient, subject, given_up_at, has_text }) =>
                  html`<li>
                    <div>
                      <strong>${subject}</strong>
                      <span>to <a href="mailto:${recipient}">${recipient}</a></span>
                      <span class="quiet">last tried ${moment(given_up_at)}</span>
                    </div>
                    ${
                      has_text
                        ? html`<form method="post" action="${PATH}/${id}">
                            <button class="quiet-button">Try again</button>
                          </form>`
                        : html`<p class="quiet">
                            Can’t be resent, because it contained a link or a code.
                          </p>`
                    }
                  </li>`,
              )}
            </ul>`
      }`
    const notice = again ? { text: 'Trying again now.' } : undefined
    return shown(context, deskPage({ title: 'Emails', staff, current: PATH, notice, body }))
  })

  deed(`${PATH}/:id{\\d{1,15}}`, async (context, staff) => {
    const id = Number(context.req.param('id'))
    if (!(await tryMailAgain(database, id, staff.uuid, settings.now())))
      return missing(context, staff, PATH)
    wakeMail()
    return seeOther(context, `${PATH}?done=again`)
  })
}
