import { randomUUID } from 'node:crypto'
import {
  type Enquiry,
  destination as destinationSchema,
  enquiry as enquirySchema,
} from '../../../../widgets/contract/enquiries.ts'
import { MAX_DESTINATIONS } from '../../../../widgets/contract/limits.ts'
import type { Attribution } from '../../../../widgets/contract/values/attribution.ts'
import { sightsIn } from '../../../../widgets/contract/values/sights.ts'
import { nameIn, placeIn, textLanguage } from '../attractions/translated.ts'
import { Refused, wrongFields } from '../../errors/refused.ts'
import type { Queries } from '../engine/database.ts'
import { emitEnquiry } from '../webhooks/emit.ts'

/** Each field of the contract has a column of the same name; `destinations` have their own table. */
export const COLUMNS = Object.keys(enquirySchema.shape).filter((name) => name !== 'destinations')
export const DESTINATION_COLUMNS = Object.keys(destinationSchema.shape)

export interface Arrival {
  enquiry: Enquiry
  reference: string
  /** The client's idempotency key. */
  key: string | null
  fingerprint: string
  /** The partner whose page sent it. */
  partner: string | null
  attribution: Attribution
  /** BCP 47 tag of the page's language; undefined for English. */
  language: string | undefined
  /** Sentence about privacy that the form showed, like '1.hi'; null if it isn't known. */
  notice: string | null
  corporateUser: string | null
  at: Date
  /** When the company has to have answered, unless it is held. */
  due: Date
  /** Its suspicious signs if it waits for staff; else null. */
  suspicion: readonly string[] | null
}

/** A city of an enquiry, labelled 'Jaipur, Rajasthan, India'. */
export interface Stop {
  city: string
  label: string
  name: string
  state: string
  country: string
}

/**
 * The reference that was returned for this idempotency key before.
 * @throws {Refused} 409 if the earlier request differs
 */
export async function earlierReference(
  { query }: Queries,
  key: string | null,
  fingerprint: string,
): Promise<string | undefined> {
  const [earlier] = await query<{ reference: string; fingerprint: string }>(
    'select reference, fingerprint from enquiries where idempotency_key = $1',
    [key],
  )
  if (!earlier || earlier.fingerprint === fingerprint) return earlier?.reference
  throw new Refused(
    409,
    'idempotency_conflict',
    'This Idempotency-Key was already used with another body.',
  )
}

/**
 * The cities of an enquiry, in its order, with their names in a language.
 * @throws {Refused} 422 naming the destinations whose city is unknown
 */
export async function stopsOf(
  { query }: Queries,
  enquiry: Enquiry,
  language?: string,
): Promise<Stop[]> {
  const read = textLanguage(language)
  const rows = await query<Omit<Stop, 'city'> & { uuid: string }>(
    `select cities.uuid, ${nameIn('cities', read)} as name, ${nameIn('states', read)} as state,
       ${nameIn('countries', read)} as country, ${placeIn(read)} as label
     from cities
     join states on states.uuid = cities.state
     join countries on countries.uuid = states.country
     where cities.uuid in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(enquiry.destinations.map(({ city }) => city))],
  )
  const unknown: Record<string, string> = {}
  const stops = enquiry.destinations.map(({ city }, index) => {
    const row = rows.find(({ uuid }) => uuid === city.toLowerCase())
    if (!row) unknown[`destinations.${index}.city`] = 'invalid'
    const { label = '', name = '', state = '', country = '' } = row ?? {}
    return { city, label, name, state, country }
  })
  if (Object.keys(unknown).length > 0) throw wrongFields(unknown)
  return stops
}

/**
 * Attractions that the special request names in any language, in its order, with their names in one. `labels` start
 * such a line.
 */
export async function sightsOf(
  { query }: Queries,
  { any_special_request: request }: Enquiry,
  labels: readonly string[],
  language?: string,
): Promise<string[]> {
  const names = sightsIn(request ?? '', labels).slice(0, MAX_DESTINATIONS)
  if (names.length === 0) return []
  const shown = nameIn('attractions', textLanguage(language))
  const rows = await query<{ typed: string; shown: string }>(
    `with named as materialized (select value as typed from jsonb_array_elements_text($1::jsonb))
     select typed, ${shown} as shown
     from (
       select typed, attraction from named join attraction_index on name = typed
       union select typed, attraction from named
       join attraction_index on plain_names like E'%\\n ' || folded(typed) || E' \\n%'
     ) as found join attractions on id = attraction`,
    [JSON.stringify(names)],
  )
  return names.flatMap((name) => rows.find(({ typed }) => typed === name)?.shown ?? [])
}

/**
 * Stores an enquiry. Stores nothing and returns false if the reference or the key is taken. Concurrent calls with the
 * same key wait for the first.
 */
export async function storeEnquiry(
  queries: Queries,
  {
    enquiry,
    reference,
    key,
    fingerprint,
    partner,
    attribution,
    language,
    notice,
    corporateUser,
    at,
    due,
    suspicion,
  }: Arrival,
): Promise<boolean> {
  const { query } = queries
  const { destinations, ...fields } = enquiry
  const stored = await query<{ uuid: string }>(
    `insert into enquiries (uuid, reference, idempotency_key, fingerprint, partner, corporate_user,
       received_at, attribution, language, due_at, promised_at, notice, suspicious_at, suspicion,
       ${COLUMNS.join()})
     select $1, $2, $3, $4, $5, $6, $7, nullif($8::jsonb, '{}'), $10, $11, $11, $12, $13, $14::jsonb,
       ${COLUMNS.map((name) => `sent.${name}`).join()}
     from jsonb_populate_record(null::enquiries, $9::jsonb) as sent
     on conflict do nothing
     returning uuid`,
    [
      randomUUID(),
      reference,
      key,
      fingerprint,
      partner,
      corporateUser,
      at,
      JSON.stringify(attribution),
      JSON.stringify(fields),
      language ?? null,
      suspicion ? null : due,
      notice,
      suspicion ? at : null,
      suspicion && JSON.stringify(suspicion),
    ],
  )
  const uuid = stored[0]?.uuid
  if (uuid === undefined) return false
  await storeDestinations(queries, uuid, destinations)
  await emitEnquiry(queries, uuid)
  return true
}

export async function storeDestinations(
  { query }: Queries,
  uuid: string,
  destinations: Enquiry['destinations'],
): Promise<void> {
  await query(
    `insert into destinations (enquiry, position, ${DESTINATION_COLUMNS.join()})
     select $1, ordinality - 1, ${DESTINATION_COLUMNS.join()}
     from jsonb_populate_recordset(null::destinations, $2::jsonb) with ordinality`,
    [uuid, JSON.stringify(destinations)],
  )
}
