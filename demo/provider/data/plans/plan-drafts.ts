import type { Queries } from '../engine/database.ts'
import type { PlanContent, PlanDay } from './plans.ts'

/** The form's fields as typed. */
export type TypedPlan = Record<Exclude<keyof PlanContent, 'days'>, string> & { days: PlanDay[] }

export interface Draft {
  typed: TypedPlan
  revision: number
  saved_at: Date
  /** Name of the planner who saved it last. */
  name: string
}

export async function draftOf({ query }: Queries, enquiry: string): Promise<Draft | undefined> {
  const rows = await query<Omit<Draft, 'typed'> & { fields: string }>(
    `select fields, revision, saved_at, staff.name
     from plan_drafts join staff on staff.uuid = staff where enquiry = $1`,
    [enquiry],
  )
  if (!rows[0]) return undefined
  const { fields, ...row } = rows[0]
  return { ...row, typed: JSON.parse(fields) as TypedPlan }
}

export interface Saving {
  enquiry: string
  staff: string
  typed: TypedPlan
  /** That of the form; 0 if there was no draft yet. */
  revision: number
  at: Date
}

/**
 * Saves a draft. Returns false if it has changed since the form was shown. A repeat of the same form changes nothing and
 * returns true.
 */
export async function saveDraft(
  { query }: Queries,
  { enquiry, staff, typed, revision, at }: Saving,
): Promise<boolean> {
  const fields = JSON.stringify(typed)
  if (revision === 0) {
    const added = await query(
      `insert into plan_drafts (enquiry, fields, staff, saved_at) values ($1, $2, $3, $4)
       on conflict do nothing returning 1`,
      [enquiry, fields, staff, at],
    )
    if (added.length > 0) return true
  }
  const saved = await query(
    `update plan_drafts set fields = $2, staff = $3, saved_at = $4, revision = revision + 1
     where enquiry = $1 and revision = $5 and fields <> $2 returning 1`,
    [enquiry, fields, staff, at, revision],
  )
  if (saved.length > 0) return true
  const same = 'select 1 from plan_drafts where enquiry = $1 and fields = $2'
  return (await query(same, [enquiry, fields])).length > 0
}

/** Deletes a draft if it is still this one, or any without `typed`. Returns false if it isn't. */
export async function deleteDraft(
  { query }: Queries,
  enquiry: string,
  typed?: TypedPlan,
): Promise<boolean> {
  const sql = `delete from plan_drafts
    where enquiry = $1 and ($2::text is null or fields = $2) returning 1`
  return (await query(sql, [enquiry, typed ? JSON.stringify(typed) : null])).length > 0
}
