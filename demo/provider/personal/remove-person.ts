import type { Database, Queries } from '../data/database.ts'
import { deletePerson } from '../data/delete-person.ts'
import { DELETED, removeLeftBehind } from '../data/pending-media.ts'
import type { Person } from '../data/person.ts'
import { seedDemoAgain } from '../data/seed/demo-account.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings.ts'

/** Whether it is the desk's own address, of which nothing is deleted: mails to it are about everybody. */
export function isDesk(email: string, { enquiryEmail }: Pick<Settings, 'enquiryEmail'>): boolean {
  return mailboxOf(email) === mailboxOf(enquiryEmail)
}

/** What was deleted. */
export interface Removed {
  /** How many rows of each table. */
  rows: Record<string, number>
  /** Why files of it could not be removed at once: the sweep tries again. */
  filesWait?: unknown
}

/**
 * Deletes everything that is kept of a person who is not the desk, and the files, as far as their store can be asked
 * just now. `mayGo` is asked first in the transaction; where it stops it, the answer is nothing. The demo's account is
 * made anew.
 */
export async function removePerson(
  { database, media, settings }: { database: Database; media: Media; settings: Settings },
  person: Person,
  mayGo?: (queries: Queries) => Promise<boolean>,
): Promise<Removed | undefined> {
  const rows = await deletePerson(database, person, mayGo)
  if (!rows) return undefined
  if (settings.demo) await seedDemoAgain(database, person.email.toLowerCase())
  return removeLeftBehind(database, media.store, DELETED).then(
    () => ({ rows }),
    (error: unknown) => {
      settings.log('files of deleted rows wait', { error })
      return { rows, filesWait: error }
    },
  )
}
