import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import type { Database } from '../engine/database.ts'
import { deletePerson } from '../privacy/delete-person.ts'
import { knownMigrations, migrate, runMigrations } from '../engine/migrate.ts'

let database: Database
beforeAll(async () => {
  database = await databaseForTest()
  const older = (await knownMigrations()).filter((name) => name < '080')
  await database.transaction((queries) => runMigrations(queries, older))
})
afterAll(() => database.close())

const DESK = 'desk@company.example'
const SIGNATURE = '\n\n-- \nTigertrail Journeys\nWrite to enquiries@tigertrail.example\n'

async function write(
  subject: string,
  body: string,
  {
    recipient = DESK,
    replyTo,
    sent = false,
  }: { recipient?: string; replyTo?: string; sent?: boolean } = {},
): Promise<void> {
  await database.query(
    `insert into mails (recipient, reply_to, subject, body, html, created_at, sent_at, next_try_at)
     values ($1, $2, $3, $4, '<p>' || $4, now(), case when $5 then now() end, now())`,
    [recipient, replyTo ?? null, subject, body + SIGNATURE, sent],
  )
}

const held = (name: string, email: string) =>
  `A review waits to be published.\n\nName        ${name}\nEmail       ${email}\nAttraction  Kanha\n\n> Email: other@mail.example\n> Email  other@mail.example`

test('the migration finds the people that emails are about, and deletes the texts of all others', async () => {
  await database.query(
    `insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, received_at)
     values (gen_random_uuid(), 'TJ-7K2M-XQ9A', 'x', 2, '9876543210', 'Asha@mail.example', now())`,
  )
  await write('Enquiry TJ-7K2M-XQ9A: Jaipur', 'text', { replyTo: 'Asha@mail.example' })
  await write('We’re working on your trip: TJ-7K2M-XQ9A', 'text', {
    recipient: 'asha@mail.example',
  })
  await write('Your trip enquiry TJ-7K2M-XQ9A', 'text', { recipient: 'ravi@mail.example' })
  await write('To check: a review of Kanha', held('Asha Rao', 'Asha@mail.example'))
  await write('To check: a review of Kanha', held('Asha Rao', 'asha@mail.example'), { sent: true })
  await write('To check: a testimonial', 'of another form', { sent: true })
  await write('123456 is your verification code', 'The code is for asha@mail.example.', {
    recipient: 'asha@company.example',
  })
  await database.query(`insert into hits (subject, at) values ('mail to asha@mail.example', now())`)
  await migrate(database)

  // An instance of the previous version still runs.
  await write('To check: a testimonial', held('Asha Rao', 'asha@mail.example'))
  expect(
    await database.query(
      `select about, enquiry is not null as enquiry, body = '' as empty from mails order by id`,
    ),
  ).toEqual([
    { about: 'asha@mail.example', enquiry: true, empty: false },
    { about: 'asha@mail.example', enquiry: true, empty: false },
    { about: null, enquiry: false, empty: false },
    { about: 'asha@mail.example', enquiry: false, empty: false },
    { about: 'asha@mail.example', enquiry: false, empty: false },
    { about: null, enquiry: false, empty: true },
    { about: 'asha@mail.example', enquiry: false, empty: false },
    { about: 'asha@mail.example', enquiry: false, empty: false },
  ])

  await deletePerson(database, { email: 'asha@mail.example', spellings: 'all' })
  for (const table of ['mails', 'hits', 'enquiries']) {
    expect(
      await database.query(`select 1 from ${table} as t where t::text ~* 'asha@mail|Asha Rao'`),
    ).toEqual([])
  }
})
