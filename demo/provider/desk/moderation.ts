import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { guid, safeParse } from 'zod/mini'
import {
  type State,
  type Submitted,
  heldCount,
  submittedIn,
  submittedOne,
} from '../data/reviews/moderation.ts'
import type { UploadTable } from '../data/media/uploads.ts'
import { privateLinks } from '../media/private-links.ts'
import { ownOrigin } from '../mail/account-address.ts'
import { Overtaken, missing, seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { type Decision, decideOn, reasonOf } from './decide.ts'
import { deskMedia } from './desk-media.ts'
import type { Frame } from './frame.ts'
import { PATH, isPublishable } from './moderation-forms.ts'
import { moderationPage, onePage } from './moderation-page.ts'
import { mayUse } from './permissions.ts'
import { isMailedLink, visitorOf } from './staff-session.ts'

const ONE = `${PATH}/:table{reviews|testimonials}/:uuid`

const DONE: Record<string, string | undefined> = {
  approved: 'Published. An email to the author is on its way.',
  again: 'Published again. The author gets no second email.',
  declined: 'Declined. An email to the author with your reason is on its way.',
}

export function moderationRoutes(desk: Desk): void {
  const { app, database, settings, page, deed, readBy } = desk
  page(PATH, async (context, staff) => {
    const state = stateOf(context.req.query('state'))
    const list = await submittedIn(database, state)
    const held = await heldCount(database)
    const more = { list, held, notice: noticeOf(context), intent: randomUUID() }
    return shown(context, moderationPage({ mediaAddress: deskMedia, staff, state, ...more }))
  })

  const find = async (table: string, uuid: string): Promise<Submitted | undefined> =>
    safeParse(guid(), uuid).success ? submittedOne(database, table as UploadTable, uuid) : undefined

  app.get(ONE, async (context, next) => {
    const staff = await visitorOf(context, database, settings)
    if (staff && mayUse(staff, ONE)) return next()
    if (!(await isMailedLink(context, database, settings))) return next()
    const { table, uuid } = context.req.param()
    const one = await find(table, uuid)
    if (!one) return next()
    const mediaAddress = await privateLinks(database, settings.now())
    return shown(context, onePage({ staff: undefined, mediaAddress, one, intent: '' }))
  })

  page(ONE, async (context, staff) => {
    const one = await find(context.req.param('table') ?? '', context.req.param('uuid') ?? '')
    if (!one) return missing(context, staff, PATH)
    await readBy(staff, one.table === 'reviews' ? 'review' : 'testimonial', one.uuid)
    return shown(context, onePage({ staff, mediaAddress: deskMedia, one, intent: randomUUID() }))
  })

  deed(ONE, async (context, staff, { decision, was, preset = '', reason = '', intent }) => {
    const one = await find(context.req.param('table') ?? '', context.req.param('uuid') ?? '')
    if (!one) return missing(context, staff, PATH)
    const again = (now: Submitted, fault: string, status: 409 | 422) => {
      const notice = { text: fault, failed: true }
      const written = { preset, reason }
      return shown(
        context,
        onePage({
          staff,
          mediaAddress: deskMedia,
          one: now,
          written,
          notice,
          intent: randomUUID(),
        }),
        status,
      )
    }
    const asked = { preset, reason: reason.trim() }
    const fault = faultOf(one, decision, asked)
    const isDecision = decision === 'approved' || decision === 'declined'
    if (fault || !isState(was) || !isDecision || decision === was) {
      return again(one, fault ?? 'Please publish or decline it.', 422)
    }
    const origin = ownOrigin(settings, new URL(context.req.url).origin)
    try {
      const done = await decideOn(desk, { staff, one, was, decision, ...asked, intent, origin })
      return seeOther(context, `${PATH}?done=${done}`)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = (await find(one.table, one.uuid)) ?? one
      const text = `Already handled by a colleague. It is ${TOLD[now.state]}, and nothing was changed.`
      return again(now, text, 409)
    }
  })

  deed(PATH, async (context, staff, fields) => {
    const { decision, preset = '', reason = '' } = fields
    const asked = { preset, reason: reason.trim() }
    const chosen = Object.keys(fields)
      .flatMap((name) => {
        const [, table, uuid] = CHOSEN.exec(name) ?? []
        return table && uuid ? [{ table, uuid }] : []
      })
      .slice(0, MOST_CHOSEN)
    const isDecision = decision === 'approved' || decision === 'declined'
    if (!isDecision || chosen.length === 0) return seeOther(context, `${PATH}?done=none`)
    if (decision === 'declined' && reasonOf(asked) === '')
      return seeOther(context, `${PATH}?done=reason`)
    const origin = ownOrigin(settings, new URL(context.req.url).origin)
    let [count, left] = [0, 0]
    for (const { table, uuid } of chosen) {
      const one = await find(table, uuid)
      const isFit = one?.state === 'held' && !faultOf(one, decision, asked)
      // Somebody else may have been faster.
      const isDone =
        isFit &&
        (await decideOn(desk, {
          staff,
          one,
          was: 'held',
          decision,
          ...asked,
          intent: undefined,
          origin,
        }).catch(unlessOvertaken))
      if (isDone) count += 1
      else left += 1
    }
    return seeOther(context, `${PATH}?done=several&count=${count}&left=${left}`)
  })
}

/** More than a list has. */
const MOST_CHOSEN = 100

/** Name of a checkbox in the list. */
const CHOSEN = /^item\.(reviews|testimonials)\.(.+)$/

function unlessOvertaken(error: unknown): undefined {
  if (!(error instanceof Overtaken)) throw error
}

/** What became of the last form. */
function noticeOf({ req }: Context): Frame['notice'] {
  const done = req.query('done') ?? ''
  if (done === 'several') {
    const [count, left] = [Number(req.query('count')), Number(req.query('left'))]
    const text = `${count} decided${left > 0 ? `, ${left} left as they were` : ''}.`
    return { text, failed: left > 0 }
  }
  const fault = FAULTS[done]
  if (fault) return { text: fault, failed: true }
  const text = DONE[done]
  return text ? { text } : undefined
}

const FAULTS: Record<string, string | undefined> = {
  none: 'Select reviews or testimonials first. Nothing was changed.',
  reason: 'Please choose or write a reason. Nothing was changed.',
}

function faultOf(
  one: Submitted,
  decision: string | undefined,
  asked: Pick<Decision, 'preset' | 'reason'>,
): string | undefined {
  if (decision === 'approved' && !isPublishable(one) && one.state !== 'approved') {
    if (one.conversion === 'waiting') return 'The video is still being converted.'
    if (one.conversion === 'failed') return 'The video could not be converted.'
    return 'The video has been deleted. Ask the traveller to send it again.'
  }
  if (decision === 'declined' && reasonOf(asked) === '') {
    return 'Please choose or write a reason. The author will read it.'
  }
  return asked.reason.length > 2000 ? 'Please write at most 2000 characters.' : undefined
}

const TOLD: Record<State, string> = {
  held: 'waiting again',
  approved: 'published now',
  declined: 'declined now',
}

const isState = (text: string | undefined): text is State =>
  text !== undefined && Object.hasOwn(TOLD, text)

const stateOf = (asked: string | undefined): State => (isState(asked) ? asked : 'held')
