import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyTime, shownTime } from './company-time.ts'
import { giveUp } from '../data/mails/mails.ts'
import { warnUnused } from '../personal/warn-unused.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { idOf, reviewForm, sendReview } from '../testing/upload-for-test.ts'

const ASHA = 'asha@mail.example'
let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ moderation: true })
  // 20:00 UTC on the 21st of November is 01:30 on the 22nd in India.
  provider.pass(34 * 3600)
  traveller = await travellerAt(provider)
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

test("formats a moment in the company's time zone, around midnight and in any year", () => {
  expect(companyTime(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20 23:59')
  expect(companyTime(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21 00:00')
  expect(shownTime(new Date('2026-12-31T20:00:00Z'))).toBe('01/01/2027, 01:30')
})

test("every surface shows the company's date", async () => {
  const { app, database, settings } = provider
  const { id, token } = await traveller.account(ASHA)
  await idOf(await sendReview(provider, reviewForm({ date_of_visit: '2026-10-05' })))
  const [{ reference } = { reference: '' }] = await database.query<{ reference: string }>(
    'select reference from enquiries where email = $1',
    [ASHA],
  )
  const enquiry = `/desk/enquiries/${reference}`
  await desk.post(`${enquiry}/note`, { text: 'Called.' })
  await database.query('update users set used_at = $1', [new Date('2020-01-01')])
  await warnUnused(database, settings, settings.now())
  const [mail] = await database.query<{ id: number }>(
    'insert into mails (recipient, subject, body, created_at, next_try_at) values ($1, $1, $1, $2, $2) returning id',
    [ASHA, settings.now()],
  )
  await giveUp(database, mail!.id, settings.now(), 'EENVELOPE 550')

  const own = await (await traveller.ask(`/api/v1/enquiry/get/user/${id}`, token)).text()
  expect(JSON.parse(own)).toMatchObject({ data: [{ date: '2026-11-22' }] })
  const csv = await desk.get('/desk/enquiries.csv')
  expect(csv.headers.get('content-disposition')).toContain('"enquiries-2026-11-22.csv"')
  const zip = await desk.post('/desk/persons/archive', { who: ASHA })
  expect(zip.headers.get('content-disposition')).toContain('"personal-data-2026-11-22.zip"')
  await zip.arrayBuffer()

  const mails = (await provider.mails()).map(({ subject, text }) => `${subject}\n${text}`)
  const person = await desk.post('/desk/persons', { who: ASHA })
  const surfaces = {
    own,
    csv: await csv.text(),
    mails: mails.join('\n'),
    outbox: textOf(await (await app.request('/_demo/outbox')).text()),
    list: await desk.read('/desk/enquiries'),
    enquiry: await desk.read(enquiry),
    moderation: await desk.read('/desk/moderation'),
    dead: await desk.read('/desk/mails'),
    person: textOf(await person.text()),
    api: textOf(await (await app.request('/api/', { headers: { accept: 'text/html' } })).text()),
  }
  // Without an owner.
  expect(surfaces.csv).toContain('"","2026-11-24 09:30"\r\n')
  for (const [name, text] of Object.entries(surfaces)) {
    expect([name, text]).toEqual([
      name,
      expect.not.stringMatching(/2026-11-21|21\/11\/2026|21 Nov|UTC|GMT/),
    ])
    // A list says when an enquiry is due: Sunday's on Tuesday morning.
    const day = name === 'list' ? '24/11 09:30' : '22/11/2026'
    const shown = /own|csv/.test(name) ? '2026-11-22' : day
    const isShown = name === 'api' || text.includes(shown)
    expect([name, isShown]).toEqual([name, true])
  }
})
