import { CORPORATE_NAMES } from '../../../../widgets/contract/companies.ts'
import type { Queries } from '../database.ts'
import { fixedUuid } from './fixed-uuid.ts'

/** The six companies with fixed ids (specification, section 3). */
export const companies = CORPORATE_NAMES.map((name) => ({
  uuid: fixedUuid(`company:${name}`),
  name: name.charAt(0).toUpperCase() + name.slice(1),
}))

/** Adds the companies that are not there yet. */
export async function seedCompanies({ query }: Queries): Promise<void> {
  await query(
    `insert into companies (uuid, name)
     select uuid, name from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, name text)
     on conflict do nothing`,
    [JSON.stringify(companies)],
  )
}
