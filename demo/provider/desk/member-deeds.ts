import { randomUUID } from 'node:crypto'
import { guid, safeParse } from 'zod/mini'
import { type Deed, deedsOf, logDeed } from '../data/desk-log.ts'
import type { Queries } from '../data/engine/database.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { removeFactors } from '../data/people/factors.ts'
import { type Member, memberOf } from '../data/people/staff-list.ts'
import { LastAdministrator, setRoles } from '../data/people/staff-roles.ts'
import { type Visitor, endOtherSessions, sessionsOfStaff } from '../data/people/staff-sessions.ts'
import { addStaffLink, removeStaff } from '../data/people/staff.ts'
import { readsOf } from '../data/privacy/read-log.ts'
import { factorMail, staffLinkMail } from '../mail/staff-mails.ts'
import { missing, seeOther, shown } from './answers.ts'
import type { Asked, Desk } from './desk-routes.ts'
import type { Fields } from './fields.ts'
import type { Frame } from './frame.ts'
import { memberPage } from './member-page.ts'
import { STAFF } from './staff-admin-page.ts'
import { NO_ORIGIN, NO_ROLE, linkFor, rolesIn } from './staff-forms.ts'

const ONE = `${STAFF}/:uuid`

const LAST =
  'This is the last administrator who can sign in. Make somebody else one first. Nothing was changed.'

const DONE: Record<string, string | undefined> = {
  roles: 'Saved. The new roles work immediately.',
  link: 'An email with a link is on its way.',
  reset: 'The second factor was reset, and all sessions have ended.',
  'signed-out': 'All sessions have ended.',
}

/** A refused form; nothing is changed. */
class BadForm extends Error {
  override name = 'BadForm'
}

interface Change {
  member: Member
  context: Asked
  fields: Fields
}

/** A colleague's roles, password link, second factor and sessions, for administrators. */
export function memberRoutes({ database, settings, wakeMail, page, deed }: Desk): void {
  const find = async (context: Asked): Promise<Member | undefined> => {
    const uuid = safeParse(guid(), context.req.param('uuid'))
    return uuid.success
      ? memberOf(database, uuid.data, settings.now(), settings.deskIdle)
      : undefined
  }

  const show = async (
    context: Asked,
    staff: Visitor,
    member: Member,
    notice: Frame['notice'],
    status: 200 | 409 | 422 = 200,
  ) => {
    const { uuid } = member
    const sessions = await sessionsOfStaff(database, uuid, '', settings.now(), settings.deskIdle)
    const deeds = await deedsOf(database, 'member', uuid)
    const reads = await readsOf(database, uuid)
    const more = { sessions, deeds, reads, notice, intent: randomUUID() }
    return shown(context, memberPage({ staff, member, ...more }), status)
  }

  page(ONE, async (context, staff) => {
    const member = await find(context)
    if (!member) return missing(context, staff, STAFF)
    const text = DONE[context.req.query('done') ?? '']
    return show(context, staff, member, text === undefined ? undefined : { text })
  })

  /** Registers an action on a colleague's account, which a form does once, with its log entry and its email. */
  const change = (
    name: string,
    kind: Deed['deed'],
    work: (change: Change, queries: Queries) => Promise<Mail | undefined>,
    textOf: (fields: Fields) => string = () => '',
  ) =>
    deed(`${ONE}/${name}`, async (context, staff, fields) => {
      const member = await find(context)
      // The same form may have removed them.
      if (!member) return seeOther(context, STAFF)
      const at = settings.now()
      const text = textOf(fields)
      const was = text && member.roles.join(', ')
      const entry = { staff: staff.uuid, at, deed: kind, was, text, intent: fields['intent'] }
      try {
        const mail = await database.transaction(async (queries) => {
          if (!(await logDeed(queries, entry, 'member', member.uuid))) return undefined
          const mail = await work({ member, context, fields }, queries)
          if (mail) await addMails(queries, [mail], at, settings.demo)
          return mail
        })
        if (mail) wakeMail()
      } catch (error) {
        const refuse = (fault: string, status: 409 | 422) =>
          show(context, staff, member, { text: fault, failed: true }, status)
        if (error instanceof LastAdministrator) return refuse(LAST, 409)
        if (error instanceof BadForm) return refuse(error.message, 422)
        throw error
      }
      const path = kind === 'left' ? STAFF : `${STAFF}/${member.uuid}`
      return seeOther(context, `${path}?done=${kind}`)
    })

  change(
    'roles',
    'roles',
    async ({ member, fields }, queries) => {
      const roles = rolesIn(fields)
      if (roles.length === 0) throw new BadForm(NO_ROLE)
      await setRoles(queries, member.uuid, roles)
      return undefined
    },
    (fields) => rolesIn(fields).join(', '),
  )

  change('link', 'link', async ({ member, context }, queries) => {
    const token = await addStaffLink(queries, member.uuid, settings.now())
    const link = linkFor(settings, context, token)
    if (link === undefined) throw new BadForm(NO_ORIGIN)
    return staffLinkMail(member, link, settings.enquiryEmail)
  })

  change('reset', 'reset', async ({ member }, queries) => {
    if (!(await removeFactors(queries, member.uuid))) return undefined
    return factorMail(member, 'An administrator reset it.', settings.enquiryEmail)
  })

  change('sign-out', 'signed-out', async ({ member }, queries) => {
    await endOtherSessions(queries, member.uuid, '')
    return undefined
  })

  change('remove', 'left', async ({ member }, queries) => {
    await removeStaff(queries, member.email, settings.now())
    return undefined
  })
}
