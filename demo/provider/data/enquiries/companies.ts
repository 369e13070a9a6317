import type { Company } from '../../../../widgets/contract/companies.ts'
import type { Queries } from '../engine/database.ts'

export async function allCompanies({ query }: Queries): Promise<Company[]> {
  return query<Company>('select uuid, name from companies order by name collate "C"')
}
