import type { Queries } from '../../../../demo/provider/data/engine/database.ts'
import { deriveKey, hashPassword } from '../../../../demo/provider/secrets/password.ts'

export interface Rows {
  reviews: number
  attractions: number
  enquiries: number
}

/** Half of the reviews are of this attraction, and half of the attractions are in its city. */
export const FAMOUS = 'taj-mahal'

export const HONEST = { email: 'asha@mail.example', password: 'correct horse' }

/** Rows per statement, limited by the memory of the embedded database. */
const BATCH = 20_000

/**
 * Adds rows by plain SQL, so that every version of the provider has the same ones: copies of the existing
 * attractions, six years of reviews, enquiries, and one account.
 */
export async function fill(queries: Queries, rows: Rows): Promise<void> {
  await addAttractions(queries, 1, rows.attractions)
  const famous = `'${FAMOUS}'`
  // A join by columns lets PostgreSQL hash. An array of 100,000 would be unpacked for each element.
  const others = `(select id, row_number() over (order by id) - 1 as position from attractions)`
  // Reviews of one attraction are consecutive, so that a batch changes few rows of its index.
  const numbered = (series: string) =>
    `(select i, (i / 10 * 7919::bigint) % (select count(*) from attractions) as position from ${series} as i)`
  await inBatches(
    queries,
    1,
    rows.reviews,
    (series) => `
    insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email, mobile_number,
      date_of_visit, images, fingerprint, received_at)
    select md5('review' || i)::uuid, case when i % 2 = 0 then ${famous} else others.id end,
      1 + (i * 31) % 5, 'Worth every hour of the way, and the light in the morning above all.', 'Asha', 'Rao',
      'asha@mail.example', '9000000000', date '2020-01-01' + ((i * 104729::bigint) % 2190)::integer, '[]', 'bench',
      timestamp '2026-01-01 00:00Z' + i * interval '1 second'
    from ${numbered(series)} as numbered join ${others} as others using (position)`,
  )
  await inBatches(
    queries,
    1,
    rows.enquiries,
    (series) => `
    insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, received_at)
    select md5('enquiry' || i)::uuid, 'TJ-BENCH-' || i, 'bench', 2, '9000000000', 'asha' || i || '@mail.example', now()
    from ${series} as i`,
  )
  await queries.query(
    'insert into users (uuid, email, password, created_at) values (gen_random_uuid(), $1, $2, now())',
    [HONEST.email, await hashPassword(deriveKey, HONEST.password)],
  )
  await queries.run('vacuum analyze')
}

/** Adds the copies from number `first` to `last`, half of them in the city of the famous attraction. */
export async function addAttractions(queries: Queries, first: number, last: number): Promise<void> {
  const city = `(select city from attractions where id = '${FAMOUS}')`
  const copies = `select *, row_number() over (order by id) - 1 as position, count(*) over () as of
    from attractions where id !~ '-[0-9]+$'`
  await inBatches(
    queries,
    first,
    last,
    (series) => `
    insert into attractions (id, city, name, attraction_location_label, image, description, activities, category)
    select id || '-' || i, case when i % 2 = 0 then ${city} else city end, name || ' ' || i,
      attraction_location_label, image, description, activities, category
    from (${copies}) as copies join ${series} as i on i % of = position`,
  )
}

async function inBatches(
  { run }: Queries,
  first: number,
  last: number,
  statement: (series: string) => string,
): Promise<void> {
  for (let from = first; from <= last; from += BATCH) {
    await run(statement(`generate_series(${from}, ${Math.min(last, from + BATCH - 1)})`))
  }
}
