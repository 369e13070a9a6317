import { expect, test } from 'vitest'
import { addMails, giveUp } from '../data/mails/mails.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { openForTest } from '../testing/open-for-test.ts'

test('lists undelivered emails, and retries one', async () => {
  const provider = await openForTest()
  const { database, settings } = provider
  const desk = deskBrowser(provider)
  await desk.signIn()
  expect(await desk.read('/desk/mails')).toContain('Every email has been delivered.')
  const to = 'a@mail.example'
  const mail = {
    kind: 'reply',
    recipient: to,
    about: to,
    subject: 'Your trip',
    body: 'Hello',
  } as const
  await addMails(
    database,
    [mail, { ...mail, subject: 'A link', secret: true }],
    settings.now(),
    false,
  )
  const ids = (await database.query<{ id: number }>('select id from mails order by id')).map(
    ({ id }) => id,
  )
  for (const id of ids) await giveUp(database, id, settings.now(), 'EENVELOPE 550')
  const page = await desk.read('/desk/mails')
  expect(page).toContain('Your trip to a@mail.example')
  expect(page).toContain('Can’t be resent, because it contained a link or a code.')
  const [first, second] = ids
  expect((await desk.post(`/desk/mails/${first}`)).status).toBe(303)
  expect((await desk.post(`/desk/mails/${first}`)).status).toBe(404)
  expect((await desk.post(`/desk/mails/${second}`)).status).toBe(404)
  expect((await desk.post('/desk/mails/999999999999')).status).toBe(404)
  const due = await database.query(
    'select key, run_at from jobs where failed_at is null order by id',
  )
  expect(due).toContainEqual({ key: String(first), run_at: settings.now() })
  expect(await database.query('select deed from desk_log')).toEqual([{ deed: 'mail' }])
  await provider.close()
})
