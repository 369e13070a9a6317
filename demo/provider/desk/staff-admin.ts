import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { logDeed, isLogged } from '../data/desk-log.ts'
import { addMails } from '../data/mails/mails.ts'
import { members } from '../data/people/staff-list.ts'
import type { Visitor } from '../data/people/staff-sessions.ts'
import { addStaff, staffByEmail } from '../data/people/staff.ts'
import { staffLinkMail } from '../mail/staff-mails.ts'
import { seeOther, shown } from './answers.ts'
import { addressIn } from './correct-address.ts'
import type { Desk } from './desk-routes.ts'
import type { Frame } from './frame.ts'
import { memberRoutes } from './member-deeds.ts'
import { type Invited, STAFF, staffListPage } from './staff-admin-page.ts'
import { NO_ORIGIN, NO_ROLE, linkFor, rolesIn } from './staff-forms.ts'

const DONE: Record<string, string | undefined> = {
  invited: 'Invited. An email with a link is on its way.',
  left: 'Removed. They can no longer sign in.',
}

const NOBODY: Invited = { email: '', name: '', roles: ['planner'] }

/** Staff and their roles, for administrators. */
export function staffRoutes(desk: Desk): void {
  const { database, settings, wakeMail, page, deed } = desk

  const list = async (
    context: Context,
    staff: Visitor,
    notice: Frame['notice'],
    invited = NOBODY,
    status: 200 | 422 = 200,
  ) => {
    const all = await members(database, settings.now(), settings.deskIdle)
    const intent = randomUUID()
    return shown(context, staffListPage({ staff, members: all, notice, invited, intent }), status)
  }

  page(STAFF, async (context, staff) => {
    const text = DONE[context.req.query('done') ?? '']
    return list(context, staff, text === undefined ? undefined : { text })
  })

  deed(STAFF, async (context, staff, fields) => {
    const { email = '', name: typed = '', intent } = fields
    const roles = rolesIn(fields)
    const refuse = (text: string) =>
      list(context, staff, { text, failed: true }, { email, name: typed, roles }, 422)
    const address = addressIn(email)?.toLowerCase()
    const name = typed.trim().slice(0, 100)
    if (address === undefined) return refuse('Please enter a valid email address.')
    if (name === '') return refuse('Please enter the name.')
    if (roles.length === 0) return refuse(NO_ROLE)
    if (linkFor(settings, context, '') === undefined) return refuse(NO_ORIGIN)
    const at = settings.now()
    const isInvited = await database.transaction(async (queries) => {
      if (await staffByEmail(queries, address)) return isLogged(queries, intent)
      const token = await addStaff(queries, address, name, at, roles)
      const added = await staffByEmail(queries, address)
      const text = roles.join(', ')
      const entry = { staff: staff.uuid, at, deed: 'invited', text, intent } as const
      await logDeed(queries, entry, 'member', added?.uuid)
      const link = linkFor(settings, context, token) ?? ''
      const mail = staffLinkMail({ email: address, name }, link, settings.enquiryEmail)
      await addMails(queries, [mail], at, settings.demo)
      return true
    })
    if (!isInvited) return refuse('There is already a colleague with this email address.')
    wakeMail()
    return seeOther(context, `${STAFF}?done=invited`)
  })

  memberRoutes(desk)
}
