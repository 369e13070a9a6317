import { shownTime } from '../settings/company-time.ts'
import type { Database } from '../data/engine/database.ts'
import { type DeskEnquiry, deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { takeOverdue } from '../data/enquiries/queue.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import type { Settings } from '../settings/settings.ts'
import { deskAddress } from './desk-address.ts'
import { mailOf } from './letter-mail.ts'

/** Reminders for each transaction. */
const BATCH = 50

/** Reminds the owner of each overdue enquiry once, or the desk if it has none. Returns the number of reminders. */
export async function remindOverdue(
  database: Database,
  settings: Settings,
  stopped: () => boolean,
): Promise<number> {
  const now = settings.now()
  let count = 0
  while (!stopped()) {
    const reminded = await database.transaction(async (queries) => {
      const overdue = await takeOverdue(queries, now, BATCH)
      const mails: Mail[] = []
      for (const { reference, owner, due_at } of overdue) {
        const enquiry = await deskEnquiry(queries, reference)
        const path = `/desk/enquiries/${reference}`
        const { publicUrl } = settings
        const link = publicUrl && (await deskAddress(queries, settings, publicUrl, path))
        if (enquiry) mails.push(overdueMail(enquiry, due_at, owner ?? settings.enquiryEmail, link))
      }
      await addMails(queries, mails, now, settings.demo)
      return overdue.length
    })
    count += reminded
    if (reminded < BATCH) break
  }
  return count
}

function overdueMail(
  { reference, destination, first_name, last_name, email, phone_number, owner_name }: DeskEnquiry,
  due: Date,
  recipient: string,
  link: string | undefined,
): Mail {
  return {
    kind: 'overdue',
    recipient,
    about: email,
    enquiry: reference,
    replyTo: email,
    ...mailOf({
      subject: `Overdue: ${reference}`,
      desk: recipient,
      parts: [
        { kind: 'title', text: `Enquiry ${reference} is overdue` },
        { kind: 'say', text: `It was due at ${shownTime(due)}.` },
        {
          kind: 'facts',
          facts: [
            ['Trip', destination],
            ['Name', [first_name, last_name].filter(Boolean).join(' ')],
            ['Email', email],
            ['Mobile', phone_number],
            ['Owner', owner_name ?? 'Nobody'],
          ],
        },
        link && { kind: 'link', label: 'Open the enquiry', address: link },
      ],
    }),
  }
}
