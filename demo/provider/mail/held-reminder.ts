import type { Database } from '../data/engine/database.ts'
import { addMails } from '../data/mails/mails.ts'
import { type Unmoderated, longHeld, noteReminder } from '../data/reviews/moderation.ts'
import { countedIn } from '../messages/counted.ts'
import type { Settings } from '../settings/settings.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'
import { mailOf } from './letter-mail.ts'

const DAY = 24 * 3_600_000

/** Items for each email. */
const MOST = 500

/** Reminds the desk once of reviews and testimonials that wait for longer than a working day, in one email. */
export async function remindOfHeld(database: Database, settings: Settings): Promise<void> {
  const { working, enquiryEmail, publicUrl, demo } = settings
  const now = settings.now()
  await database.transaction(async (queries) => {
    const old = await longHeld(queries, new Date(now.getTime() - DAY), MOST)
    const due = old.filter(({ received_at }) => oneWorkingDayAfter(working, received_at) < now)
    const reminded: Unmoderated[] = []
    for (const one of due) {
      if (await noteReminder(queries, one, now)) reminded.push(one)
    }
    if (reminded.length === 0) return
    const mail = {
      kind: 'held-reminder',
      recipient: enquiryEmail,
      about: enquiryEmail,
      ...mailOf({
        subject: 'Still to moderate',
        desk: enquiryEmail,
        parts: [
          { kind: 'title', text: 'Still to moderate' },
          { kind: 'say', text: `${countOf(reminded)} for more than a working day.` },
          publicUrl !== undefined && {
            kind: 'link',
            label: 'Open the list',
            address: `${publicUrl}/desk/moderation`,
          },
        ],
      }),
    } as const
    await addMails(queries, [mail], now, demo)
  })
}

const counted = countedIn('en')

function countOf(items: Unmoderated[]): string {
  const reviews = items.filter(({ table }) => table === 'reviews').length
  const testimonials = items.length - reviews
  const parts = [
    reviews > 0 && counted(reviews, { one: '# review', other: '# reviews' }),
    testimonials > 0 && counted(testimonials, { one: '# testimonial', other: '# testimonials' }),
  ]
  return `${parts.filter(Boolean).join(' and ')} ${counted(items.length, { one: 'has', other: 'have' })} waited`
}
