import { factNames } from '../../../../widgets/contract/enquiry-facts.ts'
import type { EnquirySummary } from '../../../../widgets/contract/enquiry-list.ts'
import { companyDate } from '../../settings/company-time.ts'
import { comma, nameIn, textLanguage } from '../attractions/translated.ts'
import type { Queries } from '../engine/database.ts'

/** Enquiries of an address, newest first, with cities by their names in a language. */
export const enquiriesOf = async (
  queries: Queries,
  email: string,
  language?: string,
): Promise<EnquirySummary[]> => summaries(queries, 'lower(email) = lower($1)', email, language)

export const enquirySummaryOf = async (
  queries: Queries,
  uuid: string,
  language?: string,
): Promise<EnquirySummary | undefined> =>
  (await summaries(queries, 'enquiries.uuid = $1', uuid, language))[0]

async function summaries(
  { query }: Queries,
  condition: string,
  value: string,
  language: string | undefined,
): Promise<EnquirySummary[]> {
  const read = textLanguage(language)
  const city = nameIn('cities', read)
  const rows = await query<Row>(
    `select enquiries.uuid as id, reference, received_at,
       stops.destination, stops.destinations, status, ${factNames('own').join()}
     from enquiries cross join lateral (
       select string_agg(${city}, '${comma(read)}' order by position) as destination,
         jsonb_agg(jsonb_strip_nulls(jsonb_build_object('city', ${city}, 'no_days', no_days,
           'no_nights', no_nights, 'accommodation_preference', accommodation_preference
         )) order by position) as destinations
       from destinations join cities on cities.uuid = destinations.city
       where destinations.enquiry = enquiries.uuid
     ) as stops
     where ${condition} order by received_at desc, reference limit 500`,
    [value],
  )
  return rows.map(({ received_at, ...row }) => sent({ ...row, date: companyDate(received_at) }))
}

type Row = { [Field in keyof EnquirySummary]: EnquirySummary[Field] | null } & { received_at: Date }

function sent(row: object): EnquirySummary {
  const facts = Object.entries(row).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(facts) as EnquirySummary
}
