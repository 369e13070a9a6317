import { randomUUID } from 'node:crypto'
import { filedWith, logDeed } from '../data/desk-log.ts'
import { deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import {
  type StoredMail,
  assignMail,
  dismissMail,
  incomingFile,
  unassignedMail,
  unassignedMails,
} from '../data/incoming/incoming-mails.ts'
import type { Staff } from '../data/people/staff.ts'
import { noteReply } from '../incoming/note-reply.ts'
import { privateMedia } from '../media/serve-media.ts'
import { Overtaken, missing, seeOther, shown } from './answers.ts'
import type { Asked, Desk } from './desk-routes.ts'
import { deskPage } from './frame.ts'
import { FILES } from './incoming-mail.ts'
import { UNASSIGNED, unassignedPage } from './unassigned-page.ts'

/** Of one page. */
const MOST = 50

const ONE = `${UNASSIGNED}/:id{\\d{1,15}}`

const DONE: Record<string, string | undefined> = {
  dismissed: 'The email was dismissed.',
  overtaken: 'Already handled by a colleague. Nothing was changed.',
}

/** Emails that belong to no enquiry, which staff assign or dismiss, and the files of all emails. */
export function unassignedMailRoutes(desk: Desk): void {
  const { database, settings, media, wakeMail, page, deed } = desk

  const draw = async (
    context: Asked,
    staff: Staff,
    more: { fault?: { id: number; reference: string; text: string } } = {},
  ) => {
    const mails = await unassignedMails(database, MOST)
    const done = DONE[context.req.query('done') ?? '']
    const { fault } = more
    const notice = fault
      ? { text: fault.text, failed: true }
      : done
        ? { text: done, failed: done === DONE['overtaken'] }
        : undefined
    const body = unassignedPage(mails, { intent: randomUUID(), fault, most: MOST })
    const title = 'Unassigned emails'
    return shown(
      context,
      deskPage({ title, staff, current: '/desk/mails', notice, body }),
      fault ? 422 : 200,
    )
  }

  page(UNASSIGNED, async (context, staff) => draw(context, staff))

  deed(`${ONE}/assign`, async (context, staff, fields) => {
    const id = Number(context.req.param('id'))
    const reference = (fields['reference'] ?? '').trim()
    const mail = await unassignedMail(database, id)
    if (!mail) {
      // The same form was sent before, or a colleague was faster.
      const earlier = await filedWith(database, fields['intent'])
      return seeOther(context, earlier ? filed(earlier, id) : `${UNASSIGNED}?done=overtaken`)
    }
    const enquiry = reference === '' ? undefined : await deskEnquiry(database, reference)
    if (!enquiry) {
      const text =
        reference === ''
          ? 'Please enter the reference of the enquiry.'
          : `No enquiry has the reference ${reference}.`
      return draw(context, staff, { fault: { id, reference, text } })
    }
    const { origin } = new URL(context.req.url)
    const { uuid } = enquiry
    const what = { deed: 'filed', text: mail.subject, intent: fields['intent'] } as const
    const isDone = await act(staff, what, uuid, async (queries) => {
      if (!(await assignMail(queries, id, uuid))) return false
      if (mail.kind === 'reply') await noteReply(queries, { settings, origin }, enquiry, told(mail))
      return true
    })
    if (!isDone) return seeOther(context, `${UNASSIGNED}?done=overtaken`)
    wakeMail()
    return seeOther(context, filed(enquiry.reference, id))
  })

  deed(`${ONE}/dismiss`, async (context, staff, fields) => {
    const id = Number(context.req.param('id'))
    const what = { deed: 'dismissed', text: `email ${id}`, intent: fields['intent'] } as const
    const isDone = await act(staff, what, null, async (queries) =>
      dismissMail(queries, id, settings.now()),
    )
    return seeOther(context, `${UNASSIGNED}?done=${isDone ? 'dismissed' : 'overtaken'}`)
  })

  page(`${FILES}/:id{\\d{1,15}}/:position{\\d{1,3}}`, async (context, staff) => {
    const { id, position } = context.req.param()
    const file = await incomingFile(database, Number(id), Number(position))
    if (!file?.file) return missing(context, staff, '/desk/mails')
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(savedAs(file))}`
    const headers = { 'content-disposition': disposition }
    return privateMedia(context, media.store, file.file.replace('/media/', ''), headers)
  })

  async function act(
    staff: Staff,
    what: Pick<Parameters<typeof logDeed>[1], 'deed' | 'text' | 'intent'>,
    enquiry: string | null,
    change: (queries: Parameters<typeof logDeed>[0]) => Promise<boolean>,
  ): Promise<boolean> {
    const at = settings.now()
    try {
      return await database.transaction(async (queries) => {
        const entry = { ...what, staff: staff.uuid, at }
        // The same form was already processed.
        if (!(await logDeed(queries, entry, 'enquiry', enquiry))) return true
        if (await change(queries)) return true
        throw new Overtaken()
      })
    } catch (error) {
      if (error instanceof Overtaken) return false
      throw error
    }
  }
}

const filed = (reference: string, id: number) =>
  `/desk/enquiries/${reference}?done=filed#email-${id}`

const told = ({ sender, sender_name: senderName, body, files: attachments }: StoredMail) => {
  return { sender, senderName, body, attachments }
}

/** Photos are stored in another format than they arrived in. */
function savedAs({ name, file }: { name: string; file: string | null }): string {
  const ending = file?.split('.').pop() ?? ''
  // encodeURIComponent throws for half of a surrogate pair.
  const whole = Buffer.from(name).toString('utf8').replaceAll(/[/\\]/g, '_')
  return whole.toLowerCase().endsWith(`.${ending}`) ? whole : `${whole}.${ending}`
}
