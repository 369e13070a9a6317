import { mailboxOf } from '../mail/mailbox.ts'
import type { Queries } from './database.ts'

/**
 * Waits until nobody deletes what belongs to the mailboxes of addresses, and lets nobody begin before this
 * transaction ends. Comes before anything else of it: so nobody waits with a row in hand.
 */
export async function shareMailbox({ query }: Queries, ...emails: string[]): Promise<void> {
  // Always in one order, so that two calls can't wait for each other.
  for (const lock of emails.map(lockOf).toSorted()) {
    await query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lock])
  }
}

/** Waits until nobody stores anything for an address's mailbox; others wait for this transaction. */
export async function holdMailbox({ query }: Queries, email: string): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(email)])
}

const lockOf = (email: string) => `personal data of ${mailboxOf(email)}`
