import type { Queries } from '../engine/database.ts'

/** Claims a mailbox, or renews the claim, until `until`. Returns false while another instance has it. */
export async function claimMailbox(
  { query }: Queries,
  mailbox: string,
  holder: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const rows = await query(
    `insert into mailbox_claims (mailbox, holder, until) values ($1, $2, $4)
     on conflict (mailbox) do update set holder = excluded.holder, until = excluded.until
     where mailbox_claims.holder = $2 or mailbox_claims.until < $3
     returning 1`,
    [mailbox, holder, now, until],
  )
  return rows.length > 0
}

export async function releaseMailbox({ query }: Queries, holder: string): Promise<void> {
  await query('delete from mailbox_claims where holder = $1', [holder])
}
