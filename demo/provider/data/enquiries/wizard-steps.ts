import type { WizardStep } from '../../../../widgets/contract/wizard-step.ts'
import type { Parameter, Queries } from '../engine/database.ts'
import type { Weeks } from './enquiry-report.ts'

type Step = WizardStep['step']

/** Adds one to a step's number of a day. */
export async function addStep(
  { query }: Queries,
  day: string,
  partner: string,
  step: Step,
): Promise<void> {
  await query(
    `insert into wizard_steps (day, partner, step, count) values ($1::date, $2, $3, 1)
     on conflict (day, partner, step) do update set count = wizard_steps.count + 1`,
    [day, partner, step],
  )
}

/** How often each step was reached, of `partner` or of all. */
export async function stepsReached(
  { query }: Queries,
  { from, until }: Weeks,
  partner: string,
): Promise<Record<Step, number>> {
  const values: Parameter[] = [from, until]
  const rows = await query<{ step: Step; count: number }>(
    `select step, sum(count)::bigint as count from wizard_steps
     where day >= $1::date and day < $2::date ${partner && `and partner = $${values.push(partner)}`}
     group by step`,
    values,
  )
  return { 1: 0, 2: 0, 3: 0, ...Object.fromEntries(rows.map(({ step, count }) => [step, count])) }
}
