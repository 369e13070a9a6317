import { randomUUID } from 'node:crypto'
import { guid, safeParse } from 'zod/mini'
import { addMails } from '../data/mails.ts'
import { logDeed } from '../data/desk-log.ts'
import {
  type State,
  type Submitted,
  decide,
  submittedIn,
  submittedOne,
} from '../data/moderation.ts'
import type { UploadTable } from '../data/uploads.ts'
import { decidedMail } from '../mail/submitted.ts'
import { seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { moderationPage, onePage } from './moderation-page.ts'
import { isMailedLink, visitorOf } from './visits.ts'

const QUEUE = '/desk/moderation'
const ONE = `${QUEUE}/:table{reviews|testimonials}/:uuid`

const DONE: Record<string, string | undefined> = {
  approved: 'It is published.',
  declined: 'It is declined, and its writer is told why by mail.',
}

/** What strangers want published: the queue, and what is decided about each. */
export function moderationRoutes({ app, database, settings, wakeMail, page, deed }: Desk): void {
  page(QUEUE, async (context, staff) => {
    const state = stateOf(context.req.query('state'))
    const done = DONE[context.req.query('done') ?? '']
    const list = await submittedIn(database, state)
    const notice = done ? { text: done } : undefined
    return shown(context, moderationPage({ staff, state, list, notice, intent: randomUUID() }))
  })

  const find = async (table: string, uuid: string): Promise<Submitted | undefined> =>
    safeParse(guid(), uuid).success ? submittedOne(database, table as UploadTable, uuid) : undefined

  app.get(ONE, async (context, next) => {
    if (await visitorOf(context, database, settings)) return next()
    if (!(await isMailedLink(context, database, settings))) return next()
    const { table, uuid } = context.req.param()
    const one = await find(table, uuid)
    return one ? shown(context, onePage({ staff: undefined, one, intent: '' })) : next()
  })

  page(ONE, async (context, staff) => {
    const one = await find(context.req.param('table') ?? '', context.req.param('uuid') ?? '')
    if (!one) return context.notFound()
    return shown(context, onePage({ staff, one, intent: randomUUID() }))
  })

  deed(ONE, async (context, staff, { decision, reason = '', intent }) => {
    const one = await find(context.req.param('table') ?? '', context.req.param('uuid') ?? '')
    if (!one) return context.notFound()
    const text = reason.trim()
    const fault = faultOf(decision, text)
    if (fault || (decision !== 'approved' && decision !== 'declined')) {
      const notice = { text: fault ?? 'Please decide.', failed: true }
      return shown(context, onePage({ staff, one, reason, notice, intent: randomUUID() }), 422)
    }
    const concern = one.table === 'reviews' ? 'review' : 'testimonial'
    const at = settings.now()
    const mail = decision === 'declined' && decidedMail(one, text, settings.enquiryEmail)
    await database.transaction(async (queries) => {
      const entry = { staff: staff.uuid, at, deed: decision, was: one.state, text, intent } as const
      if (!(await logDeed(queries, entry, concern, one.uuid))) return
      const isNew = await decide(queries, one.table, one.uuid, decision)
      if (isNew && mail) await addMails(queries, [mail], at, settings.demo)
    })
    if (mail) wakeMail()
    return seeOther(context, `${QUEUE}?done=${decision}`)
  })
}

function faultOf(decision: string | undefined, reason: string): string | undefined {
  if (decision === 'declined' && reason === '') {
    return 'Please write why it is declined: its writer is told.'
  }
  return reason.length > 2000 ? 'Please write at most 2000 characters.' : undefined
}

const stateOf = (asked: string | undefined): State =>
  asked === 'approved' || asked === 'declined' ? asked : 'held'
