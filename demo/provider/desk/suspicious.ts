import { randomUUID } from 'node:crypto'
import { guid, safeParse } from 'zod/mini'
import { logDeed } from '../data/desk-log.ts'
import {
  type SubmittedTable,
  markSpam,
  suspiciousOne,
  suspiciousOnes,
} from '../data/suspicious/suspicious.ts'
import { releaseSubmission } from '../mail/release-submission.ts'
import { missing, seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import type { Frame } from './frame.ts'
import { SUSPICIOUS, suspiciousPage } from './suspicious-page.ts'

const CONCERNS = { enquiries: 'enquiry', reviews: 'review', testimonials: 'testimonial' } as const

const DONE: Record<string, Frame['notice']> = {
  released: { text: 'Released. The emails are on their way.' },
  spam: { text: 'Marked as spam. It will be deleted after 30 days.' },
  again: { text: 'Already handled by a colleague. Nothing was changed.', failed: true },
  none: { text: 'Please release it or mark it as spam.', failed: true },
}

export function suspiciousRoutes({ database, settings, wakeMail, page, deed }: Desk): void {
  page(SUSPICIOUS, async (context, staff) => {
    const spam = context.req.query('spam') !== undefined
    const done = context.req.query('done') ?? ''
    const notice = Object.hasOwn(DONE, done) ? DONE[done] : undefined
    const list = await suspiciousOnes(database, spam)
    return shown(context, suspiciousPage({ staff, spam, list, notice, intent: randomUUID() }))
  })

  deed(
    `${SUSPICIOUS}/:table{enquiries|reviews|testimonials}/:uuid`,
    async (context, staff, { decision, intent }) => {
      const { table, uuid } = context.req.param() as { table: SubmittedTable; uuid: string }
      if (!safeParse(guid(), uuid).success) return missing(context, staff, SUSPICIOUS)
      if (decision !== 'release' && decision !== 'spam')
        return seeOther(context, `${SUSPICIOUS}?done=none`)
      const at = settings.now()
      const { origin } = new URL(context.req.url)
      const done = await database.transaction(async (queries) => {
        const what = decision === 'spam' ? 'spam' : 'released'
        const held = await suspiciousOne(queries, { table, uuid })
        const isDone =
          held &&
          (decision === 'spam'
            ? await markSpam(queries, held, at)
            : await releaseSubmission(queries, settings, held, origin, true))
        if (!isDone) return 'again'
        const entry = { staff: staff.uuid, at, deed: what, text: '', intent } as const
        await logDeed(queries, entry, CONCERNS[table], uuid)
        return what
      })
      wakeMail()
      return seeOther(context, `${SUSPICIOUS}?done=${done}`)
    },
  )
}
