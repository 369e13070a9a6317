import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoryForTest } from '../../testing/memory-for-test.ts'
import { onPostgres, withPostgres } from '../../testing/new-postgres-for-test.ts'
import { type Database, unlimited } from './database.ts'
import { migrate, missingMigrations } from './migrate.ts'

/** Maximum ms that a migration may delay a request: one attempt at a lock, and the change itself. */
const BOUND = 2000

const folder = new URL('../migrations/', import.meta.url)

/** The schema of migration 011 with emails and reviews. Half of the reviews are of one attraction. */
async function older({ run, query }: Database, reviews: number): Promise<void> {
  await run('create table migrations (name text primary key, run_at timestamptz)')
  for (const name of (await readdir(folder)).filter((each) => each < '012').toSorted()) {
    await run(await readFile(new URL(name, folder), 'utf8'))
    await query('insert into migrations (name, run_at) values ($1, now())', [name])
  }
  await run(`
    insert into countries (uuid, name) values (gen_random_uuid(), 'India');
    insert into states (uuid, country, name) select gen_random_uuid(), uuid, 'Goa' from countries;
    insert into cities (uuid, state, name) select gen_random_uuid(), uuid, 'Panaji' from states;
    insert into attractions (id, city, name, attraction_location_label, image, description, activities, category)
      select 'place-' || i, cities.uuid, 'Place ' || i, 'Goa', '[]', '', '[]', '[]' from cities, generate_series(0, 99) as i;
    insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, received_at)
      select gen_random_uuid(), 'TJ-' || i, '', 2, '9000000000', 'asha@mail.example', now() from generate_series(1, ${reviews / 10}) as i;
    alter table reviews disable trigger all;
    insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email, mobile_number,
        date_of_visit, images, fingerprint, received_at)
      select md5(i::text)::uuid, 'place-' || case when i % 2 = 0 then 0 else i % 100 end, 1 + i % 5, 'Worth it.', '',
        '', '', '', date '2020-01-01' + i % 2000,
        case when i % 10 = 0 then jsonb_build_array('/media/photos/' || md5(i::text) || '.jpg') else '[]' end,
        '', now() from generate_series(1, ${reviews}) as i;
    alter table reviews enable trigger all;
    insert into mails (recipient, reply_to, subject, body, created_at, sent_at, next_try_at)
      select 'desk@company.example', 'asha@mail.example', case i % 2 when 0 then 'To check: a review' else 'Enquiry' end,
        E'A review.\\nEmail  asha@mail.example\\n' || repeat('Worth it. ', 50), now(), now(), now() from generate_series(1, ${reviews / 2}) as i;
    insert into hits (subject, at)
      select 'mail to ' || i || '@mail.example', now() from generate_series(1, ${reviews / 10}) as i;
    analyze`)
}

/** Repeats a statement until `isOver`. Returns the number of runs and the longest time in ms. */
function repeat(statement: () => Promise<unknown>, isOver: () => boolean) {
  return (async () => {
    let [times, longest] = [0, 0]
    while (!isOver()) {
      const begun = performance.now()
      await statement()
      longest = Math.max(longest, performance.now() - begun)
      times += 1
      // Leaves the database time for other work, like real traffic.
      await wait(20)
    }
    return { times, longest }
  })()
}

async function withOlder(
  name: string,
  reviews: number,
  work: (database: Database) => Promise<void>,
) {
  const fillAndWork = async (database: Database) => {
    await older(unlimited(database), reviews)
    await work(database)
  }
  if (name === 'a PostgreSQL') return withPostgres((_, database) => fillAndWork(database))
  const database = await memoryForTest()
  await fillAndWork(database)
  await database.close()
}

test.each([
  ['the embedded database', 3000],
  ...onPostgres.map((name) => [name, 300_000] as const),
] as const)(
  `upgrades %s with %i reviews from migration 011, and keeps no request waiting for ${BOUND} ms`,
  { timeout: 120_000 },
  async (name, reviews) => {
    await withOlder(name, reviews, async (database) => {
      const { query } = database
      let isOver = false
      const use = (sql: string) =>
        repeat(
          async () => query(sql),
          () => isOver,
        )
      const going = Promise.all([
        // A query of release 0.2.0.
        use(`select rating, count(*) from reviews where attraction = 'place-7' group by rating`),
        use('select name from cities'),
        use(`insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email, mobile_number,
               date_of_visit, images, fingerprint, received_at)
             values (gen_random_uuid(), 'place-0', 5, '', '', '', '', '', '2026-01-01', '[]', '', now())`),
        use(
          `delete from reviews where uuid = (select uuid from reviews where attraction = 'place-3' limit 1)`,
        ),
        use(`update reviews set rating = 6 - rating where uuid = (
               select uuid from reviews where attraction = 'place-0' and rating = 4 limit 1)`),
        use(`insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, received_at)
             values (gen_random_uuid(), gen_random_uuid(), '', 1, '', '', now())`),
        use(`insert into mails (recipient, subject, body, created_at, next_try_at)
             values ('desk@company.example', 'To check: a review', 'Email  asha@mail.example', now(), now())`),
        use(`update mails set tries = tries + 1 where id = (
               select id from mails where sent_at is null limit 1)`),
      ])
      const lines: string[] = []
      const ran = await migrate(database, (line, facts) =>
        lines.push(`${line} ${typeof facts?.['ms']}`),
      )
      isOver = true
      const uses = await going
      expect(lines).toEqual(ran.map((name) => `ran the migration ${name} number`))
      expect(await missingMigrations(database)).toEqual([])
      for (const { times, longest } of uses) {
        expect(times).toBeGreaterThan(5)
        expect(longest).toBeLessThan(BOUND)
      }
      const kept = () =>
        query(`select attraction, span, starts::text, rating, count from review_counts where count <> 0
               order by 1, 2, 3, 4`)
      const sums = () => query('select attraction, reviews, stars from attraction_index order by 1')
      const before = [await kept(), await sums()]
      await unlimited(database).run('select recount_reviews()')
      expect(before).toEqual([await kept(), await sums()])
      const unpublished = `select from reviews where images <> '[]' and not exists (
        select from published_media where owner = uuid::text)`
      expect(await query(unpublished)).toEqual([])
      const unread = `select from mails where about is null and subject like 'To check: %'`
      expect(await query(unread)).toEqual([])
      const jobless = `select from mails where sent_at is null and given_up_at is null and not exists (
        select from jobs where kind = 'email' and key = mails.id::text)`
      expect(await query(jobless)).toEqual([])
      expect(await query(`select from hits where length(subject) <> 64`)).toEqual([])
      expect(await query(`select from enquiries where status <> 'New'`)).toEqual([])
      expect(await query('select from enquiries where due_at is null')).toEqual([])
      expect(await query('select from pg_index where not indisvalid')).toEqual([])
      expect(await query('select from pg_constraint where not convalidated')).toEqual([])
    })
  },
)
