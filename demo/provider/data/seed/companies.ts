import { CORPORATE_NAMES } from '../../../../widgets/contract/companies.ts'
import type { Queries } from '../engine/database.ts'
import { fixedUuid } from './fixed-uuid.ts'

/** Email domains of companies whose domain isn't their name. */
const DOMAINS: Partial<Record<(typeof CORPORATE_NAMES)[number], string>> = {
  accion: 'accionlabs.com',
}

/** The six companies with fixed ids (specification, section 3). The `.example` domains are for trying them out. */
export const companies = CORPORATE_NAMES.map((name) => ({
  uuid: fixedUuid(`company:${name}`),
  name: name.charAt(0).toUpperCase() + name.slice(1),
  domains: [DOMAINS[name] ?? `${name}.com`, `${name}.example`],
}))

export async function seedCompanies({ query }: Queries): Promise<void> {
  await query(
    `insert into companies (uuid, name)
     select uuid, name from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, name text)
     on conflict do nothing`,
    [JSON.stringify(companies)],
  )
  const domains = companies.flatMap(({ uuid, domains }) =>
    domains.map((domain) => ({ company: uuid, domain })),
  )
  await query(
    `insert into company_domains (company, domain)
     select company, domain from jsonb_to_recordset($1::jsonb) as seed (company uuid, domain text)
     on conflict do nothing`,
    [JSON.stringify(domains)],
  )
}
