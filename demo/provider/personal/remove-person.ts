import type { Database, Queries } from '../data/engine/database.ts'
import { deletePerson } from '../data/privacy/delete-person.ts'
import { DELETED, removeLeftBehind } from '../data/media/pending-media.ts'
import type { Person } from '../data/privacy/person.ts'
import { seedDemoAgain } from '../data/seed/demo-account.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'

/** True for the desk's address, whose data is never deleted: emails to it are about all travellers. */
export function isDesk(email: string, { enquiryEmail }: Pick<Settings, 'enquiryEmail'>): boolean {
  return mailboxOf(email) === mailboxOf(enquiryEmail)
}

export interface Removed {
  /** Deleted rows by table. */
  rows: Record<string, number>
  /** Error that kept files from being removed; the sweep retries. */
  filesWait?: unknown
}

/**
 * Deletes all data and files of a person other than the desk. Files that the store can't remove now are left to the
 * sweep. `mayGo` runs first in the transaction and can stop it; the result is then undefined. The demo account is
 * created again.
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
      settings.log('could not delete the files of deleted rows yet', { error })
      return { rows, filesWait: error }
    },
  )
}
