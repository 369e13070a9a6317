import { randomUUID } from 'node:crypto'
import { guid, safeParse } from 'zod/mini'
import { addMails } from '../data/mails/mails.ts'
import { logDeed, timesApproved } from '../data/desk-log.ts'
import {
  type State,
  type Submitted,
  decide,
  heldCount,
  inItsLanguage,
  submittedIn,
  submittedOne,
} from '../data/reviews/moderation.ts'
import type { UploadTable } from '../data/media/uploads.ts'
import { privateLinks } from '../media/private-links.ts'
import { ownOrigin } from '../mail/account-address.ts'
import { decidedMail, publishedMail } from '../mail/submitted.ts'
import { Overtaken, missing, seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { deskMedia } from './desk-media.ts'
import { isPublishable, moderationPage, onePage } from './moderation-page.ts'
import { isMailedLink, visitorOf } from './staff-session.ts'

const QUEUE = '/desk/moderation'
const ONE = `${QUEUE}/:table{reviews|testimonials}/:uuid`

const DONE: Record<string, string | undefined> = {
  approved: 'Published. An email to the author is on its way.',
  again: 'Published again. The author gets no second email.',
  declined: 'Declined. An email to the author with your reason is on its way.',
}

export function moderationRoutes({ app, database, settings, wakeMail, page, deed }: Desk): void {
  page(QUEUE, async (context, staff) => {
    const state = stateOf(context.req.query('state'))
    const done = DONE[context.req.query('done') ?? '']
    const list = await submittedIn(database, state)
    const notice = done ? { text: done } : undefined
    const held = await heldCount(database)
    return shown(
      context,
      moderationPage({
        mediaAddress: deskMedia,
        staff,
        state,
        list,
        held,
        notice,
        intent: randomUUID(),
      }),
    )
  })

  const find = async (table: string, uuid: string): Promise<Submitted | undefined> =>
    safeParse(guid(), uuid).success ? submittedOne(database, table as UploadTable, uuid) : undefined

  app.get(ONE, async (context, next) => {
    if (await visitorOf(context, database, settings)) return next()
    if (!(await isMailedLink(context, database, settings))) return next()
    const { table, uuid } = context.req.param()
    const one = await find(table, uuid)
    if (!one) return next()
    const mediaAddress = await privateLinks(database, settings.now())
    return shown(context, onePage({ staff: undefined, mediaAddress, one, intent: '' }))
  })

  page(ONE, async (context, staff) => {
    const one = await find(context.req.param('table') ?? '', context.req.param('uuid') ?? '')
    if (!one) return missing(context, staff, QUEUE)
    return shown(context, onePage({ staff, mediaAddress: deskMedia, one, intent: randomUUID() }))
  })

  deed(ONE, async (context, staff, { decision, was, reason = '', intent }) => {
    const one = await find(context.req.param('table') ?? '', context.req.param('uuid') ?? '')
    if (!one) return missing(context, staff, QUEUE)
    const text = reason.trim()
    const again = (now: Submitted, fault: string, status: 409 | 422) => {
      const notice = { text: fault, failed: true }
      return shown(
        context,
        onePage({
          staff,
          mediaAddress: deskMedia,
          one: now,
          reason,
          notice,
          intent: randomUUID(),
        }),
        status,
      )
    }
    const fault = faultOf(one, decision, text)
    const isDecision = decision === 'approved' || decision === 'declined'
    if (fault || !isState(was) || !isDecision || decision === was) {
      return again(one, fault ?? 'Please publish or decline it.', 422)
    }
    const concern = one.table === 'reviews' ? 'review' : 'testimonial'
    const at = settings.now()
    const origin = ownOrigin(settings, new URL(context.req.url).origin)
    const own = await inItsLanguage(database, one)
    const mail =
      decision === 'declined'
        ? decidedMail(own, text, settings.enquiryEmail)
        : publishedMail(own, settings.enquiryEmail, origin)
    let done: string = decision
    try {
      await database.transaction(async (queries) => {
        const entry = { staff: staff.uuid, at, deed: decision, was, text, intent } as const
        if (!(await logDeed(queries, entry, concern, one.uuid))) return
        if (!(await decide(queries, one.table, one.uuid, was, decision))) throw new Overtaken()
        // The author isn't emailed again when a withdrawn one is published again.
        if (decision === 'approved' && (await timesApproved(queries, concern, one.uuid)) > 1) {
          done = 'again'
          return
        }
        await addMails(queries, [mail], at, settings.demo)
      })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = (await find(one.table, one.uuid)) ?? one
      const text = `Already handled by a colleague. It is ${TOLD[now.state]}, and nothing was changed.`
      return again(now, text, 409)
    }
    wakeMail()
    return seeOther(context, `${QUEUE}?done=${done}`)
  })
}

function faultOf(one: Submitted, decision: string | undefined, reason: string): string | undefined {
  if (decision === 'approved' && !isPublishable(one) && one.state !== 'approved') {
    if (one.conversion === 'waiting') return 'The video is still being converted.'
    if (one.conversion === 'failed') return 'The video could not be converted.'
    return 'The video has been deleted. Ask the traveller to send it again.'
  }
  if (decision === 'declined' && reason === '') {
    return 'Please write a reason. The author will read it.'
  }
  return reason.length > 2000 ? 'Please write at most 2000 characters.' : undefined
}

const TOLD: Record<State, string> = {
  held: 'waiting again',
  approved: 'published now',
  declined: 'declined now',
}

const isState = (text: string | undefined): text is State =>
  text !== undefined && Object.hasOwn(TOLD, text)

const stateOf = (asked: string | undefined): State => (isState(asked) ? asked : 'held')
