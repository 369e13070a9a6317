import { mailboxOf } from './mailbox.ts'
import type { Queries } from '../engine/database.ts'

/**
 * Prevents deletions of these addresses' mailboxes until the transaction ends, and waits for running ones. Call
 * it first in a transaction, so that it never waits with rows locked.
 */
export async function shareMailbox({ query }: Queries, ...emails: string[]): Promise<void> {
  // Sorted, so that two calls can't deadlock.
  for (const lock of emails.map(lockOf).toSorted()) {
    await query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [lock])
  }
}

/** Waits for transactions that store data of an address's mailbox, and blocks new ones. */
export async function holdMailbox({ query }: Queries, email: string): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOf(email)])
}

const lockOf = (email: string) => `personal data of ${mailboxOf(email)}`
