import { companies } from '../../../widgets/contract/destination-endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { allCompanies } from '../data/enquiries/companies.ts'

/** Companies whose staff can enquire as corporate users. */
export function companyRoutes({ answer, database }: Routes): void {
  answer(companies, async () => allCompanies(database))
}
