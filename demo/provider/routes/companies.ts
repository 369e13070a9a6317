import { companies } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'

/** The companies whose staff may enquire as corporate users. */
export function companyRoutes({ answer, database }: Routes): void {
  answer(companies, () =>
    database.query('select uuid, name from companies order by name collate "C"'),
  )
}
