import { logDeed, timesApproved } from '../data/desk-log.ts'
import { addMails } from '../data/mails/mails.ts'
import type { Staff } from '../data/people/staff.ts'
import {
  type State,
  type Submitted,
  concernOf,
  decide,
  inItsLanguage,
} from '../data/reviews/moderation.ts'
import { decidedMail, publishedMail } from '../mail/submitted.ts'
import { ENGLISH, messagesIn } from '../messages/messages.ts'
import { Overtaken } from './answers.ts'
import type { Desk } from './desk-routes.ts'

export interface Decision {
  staff: Staff
  one: Submitted
  was: State
  decision: 'approved' | 'declined'
  /** Key of a ready reason; '' for none. */
  preset: string
  /** Own words, after the ready reason. */
  reason: string
  intent: string | undefined
  /** The site's, if known. */
  origin: string | undefined
}

/** Ready reasons in English, by key. */
export const PRESETS: Readonly<Record<string, string>> = ENGLISH.moderation.reasons

/** A ready reason in the language of an author, and own words. */
function wordsOf(preset: string, own: string, language?: string | null): string {
  const reasons: Readonly<Record<string, string>> = messagesIn(language).moderation.reasons
  const ready = Object.hasOwn(reasons, preset) ? reasons[preset] : ''
  return [ready, own].filter(Boolean).join('\n\n')
}

/** The reason as staff read it. */
export const reasonOf = ({ preset, reason }: Pick<Decision, 'preset' | 'reason'>) =>
  wordsOf(preset, reason)

/**
 * Publishes or declines an item, logs it and emails the author, in one transaction. The author isn't emailed again when
 * a withdrawn one is published again.
 * @throws {Overtaken} if its state no longer is `was`
 */
export async function decideOn(
  { database, settings, wakeMail }: Desk,
  { staff, one, was, decision, preset, reason, intent, origin }: Decision,
): Promise<'approved' | 'again' | 'declined'> {
  const concern = concernOf(one.table)
  const at = settings.now()
  const text = reasonOf({ preset, reason })
  const own = await inItsLanguage(database, one)
  const mail =
    decision === 'declined'
      ? decidedMail(own, wordsOf(preset, reason, one.language), settings.enquiryEmail)
      : publishedMail(own, settings.enquiryEmail, origin)
  const done = await database.transaction(async (queries) => {
    const entry = { staff: staff.uuid, at, deed: decision, was, text, intent } as const
    if (!(await logDeed(queries, entry, concern, one.uuid))) return decision
    if (!(await decide(queries, one.table, one.uuid, was, decision))) throw new Overtaken()
    if (decision === 'approved' && (await timesApproved(queries, concern, one.uuid)) > 1) {
      return 'again'
    }
    await addMails(queries, [mail], at, settings.demo)
    return decision
  })
  wakeMail()
  return done
}
