import type { Queries } from '../engine/database.ts'

export interface JobCount {
  kind: string
  /** Due or later, and running ones. */
  waiting: number
  /** Failed for good, in the last 30 days. */
  failed: number
}

export async function jobCounts({ query }: Queries): Promise<JobCount[]> {
  return query<JobCount>(
    `select kind, count(*) filter (where failed_at is null) as waiting,
       count(*) filter (where failed_at is not null) as failed
     from jobs group by kind`,
  )
}
